import { insert } from '#db/catalogue-queries.ts'
import { placed } from '#db/cell-positions.ts'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'
import type { BlacklistEntriesTable } from '#db/schema/blacklists.ts'
import type { TemplateSnapshot } from '#db/schema/templates.ts'
import type { Insertable } from 'kysely'
import { demoId } from './random.ts'

type Column = TemplateSnapshot['columns'][number]

const lists = [
  { name: 'Lista negra corporativa', layer: 'corporate', campaignId: null, staleAfterDays: null },
  { name: 'Lista Robinson', layer: 'external', campaignId: null, staleAfterDays: 30 },
  {
    ...{ name: 'Bajas de Telenova Fibra', layer: 'campaign', staleAfterDays: null },
    campaignId: demoId('campaign', 'Telenova Fibra'),
  },
] as const

/** Longer ago than the external list's maximum age. */
const ranDaysAgo = 43
const channels = 'all,phone,sms,email'.split(',')
const columns: Column[] = [
  { name: 'phone', label: 'Teléfono', aliases: ['MOVIL'], type: 'phone' },
  { name: 'email', label: 'Correo', aliases: ['EMAIL'], type: 'email' },
  { name: 'nif', label: 'NIF', aliases: ['DNI', 'NIE'], type: 'nif' },
  { name: 'channel', label: 'Canal', type: 'text', maxLength: 20 },
  { name: 'reason', label: 'Motivo', type: 'text', maxLength: 300 },
  { name: 'requestedOn', label: 'Fecha de solicitud', type: 'date' },
  { name: 'expiresOn', label: 'Caduca', type: 'date' },
].map((column) => ({ required: false, key: false, transform: 'none', ...column }) as Column)

/** Three lists, one per layer, the external one outdated; a few people on each; and the template to load more. */
export async function seedBlacklists(db: Db, now: Date, createdBy: string): Promise<void> {
  const today = dayOf(now)
  const ranOn = daysAfter(today, -ranDaysAgo)
  const rows = lists.map((list, index) => {
    const isRun = list.layer === 'external'
    return {
      ...{ ...list, skillId: null, id: demoId('blacklist', list.name), position: index + 1 },
      ...{ size: index === 0 ? 14 : 12, createdAt: now, updatedAt: now },
      ...{ edition: isRun ? '41' : null, ranOn: isRun ? ranOn : null },
    }
  })
  await insert(db, { table: 'blacklists' }, rows)
  const entries = lists.flatMap(({ name, layer }) => entriesOf({ name, layer, now, createdBy }))
  await db.insertInto('blacklistEntries').values(entries).execute()
  await db
    .insertInto('blacklistEvents')
    .values(
      entries.map(({ id, reason, origin, createdAt }) => ({
        ...{ id: demoId('blacklistEvent', id), entryId: id, at: createdAt, by: createdBy, reason },
        kind: origin === 'robinson' ? ('loaded' as const) : ('created' as const),
      })),
    )
    .execute()
  await seedRun(db, { ranOn, createdBy, ranAt: new Date(now.getTime() - ranDaysAgo * 86_400_000) })
  await seedFormat(db, now)
}

type Listed = { name: string; layer: (typeof lists)[number]['layer']; now: Date; createdBy: string }

function entriesOf({
  name,
  layer,
  now,
  createdBy,
}: Listed): (Insertable<BlacklistEntriesTable> & { id: string; createdAt: Date })[] {
  const today = dayOf(now)
  const digits = { corporate: '61199', external: '61188', campaign: '61177' }[layer]
  const blacklistId = demoId('blacklist', name)
  const usual = { blacklistId, createdBy, evidence: null, expiresOn: null }
  const phones = Array.from({ length: 12 }, (_, index) => ({
    ...usual,
    id: demoId('blacklistEntry', `${name} ${index}`),
    ...{ kind: 'phone' as const, value: `+34${digits}${String(index + 1).padStart(4, '0')}` },
    channel: (channels[layer === 'external' ? 1 : index % 3] ?? 'all') as 'all',
    ...reasonOf(layer, index),
    requestedOn: daysAfter(today, -7 * index - 1),
    // One of them has expired.
    expiresOn: layer === 'campaign' && index > 8 ? daysAfter(today, index === 11 ? -3 : 60) : null,
    createdAt: new Date(now.getTime() - (index + 1) * 7 * 86_400_000),
  }))
  if (layer !== 'corporate') return phones
  const createdAt = new Date(now.getTime() - 86_400_000)
  const client = { ...usual, origin: 'client' as const, requestedOn: daysAfter(today, -1), createdAt }
  return [
    ...phones,
    {
      ...{ ...client, id: demoId('blacklistEntry', 'correo'), kind: 'email', channel: 'email' },
      ...{ value: 'no.molestar@correo.example', reason: 'Se opone a recibir publicidad' },
    },
    {
      ...{ ...client, id: demoId('blacklistEntry', 'nif'), kind: 'nif', channel: 'all', value: '99998888V' },
      ...{ reason: 'Ejerce su derecho de oposición', evidence: 'Carta con acuse de recibo' },
    },
  ]
}

function reasonOf(layer: Listed['layer'], index: number) {
  if (layer === 'external') return { reason: 'Inscrito en la Lista Robinson', origin: 'robinson' as const }
  if (index % 3 === 0) return { reason: 'El cliente lo solicita por escrito', origin: 'client' as const }
  return { reason: 'Pide no recibir más llamadas', origin: 'agent' as const }
}

/** The import of the external list. */
async function seedRun(
  db: Db,
  { ranOn, createdBy, ranAt }: { ranOn: string; createdBy: string; ranAt: Date },
): Promise<void> {
  const id = demoId('blacklistRun', ranOn)
  const blacklistId = demoId('blacklist', 'Lista Robinson')
  const counts = { edition: '41', added: 12, kept: 0, removed: 0 }
  await db
    .insertInto('blacklistRuns')
    .values({ id, blacklistId, ...counts, ranAt, ranBy: createdBy })
    .execute()
}

/** The template for loading blacklists. */
async function seedFormat(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('templates')
    .values({
      ...{ id: demoId('template', 'Lista negra'), name: 'Lista negra', skillId: null, country: 'ES' },
      description: 'Teléfonos, correos o NIF que no se deben contactar.',
      ...{ dateOrder: 'dmy', decimalSign: ',', columns: JSON.stringify(columns), version: 1 },
      ...{ cellPositions: JSON.stringify(placed(columns)), rememberedHeaders: JSON.stringify({}) },
      ...{ createdAt: now, updatedAt: now },
    })
    .execute()
}
