import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { dni, loaded, template, until, usualColumns } from './testing/scenario.ts'

let server: TestServer
let portal: Portal
beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const header = 'DOCUMENTO;NOMBRE;TELEFONO;IMPORTE;FECHA\n'
const line = (at: number, name: string, phone: number) => `${dni(at)};${name};6${phone};10,50;05/03/2026\n`
const db = () => server.server.kernel.database.db

async function found(templateId: string, keys: string[]) {
  const asked = { templateId, keys, name: 'Prueba', method: 'exact', scope: 'format' } as const
  const { id } = await portal.duplicateSearches.create(asked)
  const isDone = async () => (await portal.duplicateSearches.show(id)).finishedAt !== null
  await vi.waitUntil(isDone, waitLimit)
  const { data } = await portal.duplicates.index(id)
  return Promise.all(data.map((group) => portal.duplicates.show(group.id)))
}
type Group = Awaited<ReturnType<Portal['duplicates']['show']>>

const merged = (group: Group, survivor: string) =>
  portal.duplicates.merge(group.id, {
    survivor: group.members.find(({ name }) => name === survivor)?.number ?? -1,
    version: group.version,
  })

/** Simulates a call with a comment; a record that was handed back counts as not worked. */
async function called(
  templateId: string,
  reference: string,
  { notes, ending }: { notes: string; ending: 'finished' | 'released' },
): Promise<void> {
  const now = server.server.kernel.clock.now()
  const { serial: templateSerial } = await db()
    .selectFrom('templates')
    .select('serial')
    .where('id', '=', templateId)
    .executeTakeFirstOrThrow()
  const { id: agentId } = await db().selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  if (ending === 'finished')
    await sql`insert into record_work (template_serial, reference, state, attempts, worked_at)
    values (${templateSerial}, ${reference}, 'done', 1, ${now})`.execute(db())
  const attempt = {
    id: randomUUID(),
    templateSerial,
    reference,
    activationSerial: 0,
    number: 1,
    agentId,
    notes,
  }
  const ended = { servedAt: now, endedAt: now, ending, outcome: null }
  await db()
    .insertInto('recordAttempts')
    .values({ ...attempt, ...ended, finalStateId: null, callbackAt: null })
    .execute()
}

async function anonymised(templateId: string, mark: string) {
  const rule = { name: `Regla ${mark}`, templateId, retentionDays: 0, nameMethod: 'token' } as const
  const { id: ruleId } = await portal.anonymisationRules.create({ ...rule, identifierMethod: 'token' })
  const { id } = await portal.anonymisationRuns.create({ ruleId, reason: 'Fin del plazo' })
  await vi.waitUntil(async () => (await portal.anonymisationRuns.show(id)).finishedAt !== null, waitLimit)
  return portal.anonymisationRuns.show(id)
}

/** The tables that still contain any of these texts. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db())
  const likes = texts.map((text) => `%${text}%`)
  const hits: string[] = []
  for (const { name } of rows) {
    const hit =
      await sql`select from ${sql.table(name)} t where t::text like any(${likes}::text[]) limit 1`.execute(
        db(),
      )
    if (hit.rows.length > 0) hits.push(name)
  }
  return hits
}

describe('anonymisationRuns.create', () => {
  it('CAR-14.1 leaves nothing of records that were merged, of what loads had changed or kept, nor of what agents wrote', async () => {
    const [mark, base] = [
      `Marca${randomUUID().slice(0, 8)}`,
      40_000_000 + Math.floor(Math.random() * 9_000_000),
    ]
    const [stays, goes, goesFirst, worked] = [0, 1, 2, 3].map((at) => dni(base + at)) as [
      string,
      string,
      string,
      string,
    ]
    const { id: templateId } = await template(portal, { name: `Formato ${mark.slice(5)}` })
    const lines = (name: string, all = '') =>
      header +
      all +
      line(base, `${name} Uno`, base) +
      line(base + 1, `${name} Dos`, base) +
      line(base + 2, `${name} Tres`, base) +
      line(base + 3, `${name} Cuatro`, base + 3)
    await loaded(portal, templateId, lines(`${mark}antes`), `${mark.slice(5)}.csv`)
    await loaded(portal, templateId, lines(`${mark}despues`), `${mark.slice(5)}.csv`)
    await called(templateId, goesFirst, { notes: `Avisar a ${mark}nota`, ending: 'released' })
    const third = await loaded(portal, templateId, header + line(base + 3, `${mark}luego`, base + 3))
    await called(templateId, worked, { notes: `Llamar a ${mark}nota`, ending: 'finished' })
    await portal.loads.undo(third.id)
    expect((await until(portal, third.id, ({ undo }) => undo?.finishedAt !== null)).undo).toMatchObject({
      keptWorked: 1,
    })
    // Also found by an earlier search without decisions.
    await found(templateId, ['phone'])
    const [three] = (await found(templateId, ['phone'])) as [Group]
    const both = await merged(three, stays)
    expect(both.merge).toMatchObject({ survivor: stays })
    expect(await anonymised(templateId, mark.slice(5))).toMatchObject({
      done: 2,
      proof: { scan: { found: [] } },
    })
    expect(await tablesWith([mark, stays, goes, goesFirst, worked, `6${base}`, `6${base + 3}`])).toEqual([])
    const back = await refusalOf(portal.duplicates.reopen(three.id, { version: both.version }))
    expect(back).toMatchObject({ status: 409, codes: { members: ['stale'] } })
    expect((await portal.duplicates.show(three.id)).id).toBe(three.id)
  })

  it('CAR-14.1 leaves nothing of merged records that have no key', async () => {
    const [mark, base] = [
      `Marca${randomUUID().slice(0, 8)}`,
      50_000_000 + Math.floor(Math.random() * 9_000_000),
    ]
    const columns = usualColumns.map((column) => ({ ...column, key: false }))
    const { id: templateId } = await template(portal, { columns, name: `Formato ${mark.slice(5)}` })
    const text = header + line(base, `${mark} Uno`, base) + line(base + 1, `${mark} Dos`, base)
    await loaded(portal, templateId, text, `${mark.slice(5)}.csv`)
    const [group] = (await found(templateId, ['phone'])) as [Group]
    await portal.duplicates.merge(group.id, {
      survivor: group.members[0]?.number ?? -1,
      version: group.version,
    })
    expect(await anonymised(templateId, mark.slice(5))).toMatchObject({ done: 1 })
    expect(await tablesWith([mark, dni(base), dni(base + 1), `6${base}`])).toEqual([])
  })
})
