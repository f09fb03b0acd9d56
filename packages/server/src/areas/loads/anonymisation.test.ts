import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { dni, linesOf, loaded, template, usualColumns } from './testing/scenario.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const columns = [
  ...usualColumns,
  { ...usualColumns[1], name: 'notes', label: 'Notas', required: false },
  { ...usualColumns[1], name: 'mail', label: 'Correo', type: 'email', required: false },
  { ...usualColumns[1], name: 'zip', label: 'Código postal', type: 'postalCode', required: false },
] as typeof usualColumns
const header = 'DOCUMENTO;NOMBRE;TELEFONO;IMPORTE;FECHA;NOTAS;CORREO;CODIGO POSTAL\n'
let last = 71_000_000

/** A load of three people with unique values, and a refused row. */
async function marked() {
  const mark = randomUUID().slice(0, 8)
  const first = (last += 10)
  const { id: templateId } = await template(portal, { columns, name: `Formato ${mark}` })
  const lines = [0, 1, 2].map(
    (at) =>
      `${dni(first + at)};Marcada${mark} Peña;6${first + at};10,50;05/03/2026;Vive en Marcada${mark};m${at}.${mark}@correo.example;28013`,
  )
  const refused = `Marcada${mark};;123;x;;;;`
  const load = await loaded(portal, templateId, `${header}${lines.join('\n')}\n${refused}\n`, `${mark}.csv`)
  expect(load).toMatchObject({ created: 3, errors: 1 })
  return { mark, first, templateId, loadId: load.id, fileId: load.recordsFileId }
}

type RuleInput = Parameters<Portal['anonymisationRules']['create']>[0]
const ruleFor = (
  { mark, templateId }: { mark: string; templateId: string },
  input: Partial<RuleInput> = {},
) => portal.anonymisationRules.create({ name: `Regla ${mark}`, templateId, retentionDays: 0, ...input })

async function ran(ruleId: string) {
  const { id } = await portal.anonymisationRuns.create({ ruleId, reason: 'Fin del plazo' })
  await vi.waitUntil(async () => (await portal.anonymisationRuns.show(id)).finishedAt !== null, waitLimit)
  return portal.anonymisationRuns.show(id)
}

describe('anonymisationRules.create, anonymisationRules.update, fieldClasses.index, fieldClasses.update and anonymisationRuns.preview', () => {
  it('CAR-17.1 CAR-17.2 goes by what fields hold and by age, and runs dry before', async () => {
    const made = await marked()
    const format = (await portal.fieldClasses.index()).find(({ id }) => id === made.templateId)
    expect(format?.fields.map((field) => field.class)).toEqual([
      ...['identifier', 'name', 'phone', 'none', 'none', 'text', 'email', 'address'],
    ])
    await portal.fieldClasses.update(made.templateId, { fields: [{ name: 'date', class: 'date' }] })
    const stranger = { fields: [{ name: 'nada', class: 'name' as const }] }
    expect((await refusalOf(portal.fieldClasses.update(made.templateId, stranger))).codes).toEqual({
      fields: ['inclusion'],
    })
    const rule = await ruleFor(made, {
      ...{ identifierMethod: 'mask', nameMethod: 'mask', phoneMethod: 'mask', emailMethod: 'mask' },
      ...{ addressMethod: 'generalise', dateMethod: 'generalise' },
    })
    const found = await portal.anonymisationRuns.preview({ ruleId: rule.id })
    expect(found).toMatchObject({ records: 3, held: 0 })
    expect(found.fields.map(({ method, values }) => `${method} ${values}`)).toEqual([
      ...['mask 3', 'mask 3', 'mask 3', 'generalise 3', 'erase 3', 'mask 3', 'generalise 3'],
    ])
    const document = dni(made.first)
    expect(new Map(found.sample[0]?.map(({ field, after }) => [field, after]))).toEqual(
      new Map([
        ['Documento', `***${document.slice(3, 7)}**`],
        ['Nombre', 'M. P.'],
        ['Teléfono', `+34*******${String(made.first).slice(-2)}`],
        ['Fecha', '2026-01-01'],
        ['Notas', null],
        ['Correo', '***@correo.example'],
        ['Código postal', '28000'],
      ]),
    )
    const [, line] = await linesOf(portal.loads.export(made.loadId, { columns: ['document'] }))
    expect(line).toBe(document)
    const young = await ruleFor({ ...made, mark: `${made.mark} joven` }, { retentionDays: 1 })
    expect(await portal.anonymisationRuns.preview({ ruleId: young.id })).toMatchObject({ records: 0 })
    const nothing = await refusalOf(
      portal.anonymisationRuns.create({ ruleId: young.id, reason: 'Nada que hacer' }),
    )
    expect(nothing.codes).toEqual({ ruleId: ['invalid'] })
    await portal.anonymisationRules.update(young.id, {
      ...(await seen(portal.anonymisationRules, young.id)),
      ...{ name: young.name, templateId: made.templateId, retentionDays: 2 },
    })
  })
})

describe('anonymisationRules.index, anonymisationRules.show, anonymisationRules.patch, anonymisationRules.destroy and anonymisationRules.restore', () => {
  it('find a rule by its name, switch it off so that nothing runs by it, delete it and bring it back', async () => {
    const mark = randomUUID().slice(0, 8)
    const { id: templateId } = await template(portal, { columns, name: `Formato ${mark}` })
    const { id, version } = await ruleFor({ mark, templateId })
    const names = async () =>
      (await portal.anonymisationRules.index({ search: mark })).data.map(({ name }) => name)
    expect(await names()).toEqual([`Regla ${mark}`])
    await portal.anonymisationRules.patch(id, { active: false, version })
    const asked = await refusalOf(portal.anonymisationRuns.create({ ruleId: id, reason: 'Fin del plazo' }))
    expect(asked.codes).toEqual({ ruleId: ['inclusion'] })
    await portal.anonymisationRules.destroy(id)
    expect(await names()).toEqual([])
    await portal.anonymisationRules.restore(id)
    expect(await names()).toEqual([`Regla ${mark}`])
    expect(await portal.anonymisationRules.show(id)).toMatchObject({ templateId, active: false })
  })
})

describe('anonymisationRuns.create, anonymisationRuns.show, anonymisationRuns.index and anonymisationRuns.cancel', () => {
  it('CAR-14.1 CAR-14.2 CAR-17.3 leaves no value anywhere, permanently, and proves it', async () => {
    const made = await marked()
    const source = { templateId: made.templateId, format: 'csv', channel: 'phone' } as const
    const asked = { ...source, columns: ['document'], reason: 'Antes del plazo' }
    const download = await portal.downloads.create(asked)
    await vi.waitUntil(async () => (await portal.downloads.show(download.id)).state === 'ready', waitLimit)
    const rule = await ruleFor(made, { identifierMethod: 'token', nameMethod: 'token' })
    const run = await ran(rule.id)
    expect(run).toMatchObject({ state: 'completed', done: 3, total: 3, held: 0 })
    expect(run.proof).toMatchObject({
      ...{
        rule: `Regla ${made.mark} (1)`,
        reason: 'Fin del plazo',
        records: 3,
        held: [],
        files: 1,
        rejects: 1,
      },
      ...{ downloads: 1, scan: { found: [] } },
    })
    expect(run.proof?.scan.values).toBeGreaterThan(5)
    expect(createHash('sha256').update(JSON.stringify(run.proof)).digest('hex')).toBe(run.sha256)
    const lines = await linesOf(
      portal.loads.export(made.loadId, { columns: ['document', 'name', 'phone', 'amount'] }),
    )
    const names = lines.slice(1).map((line) => line.split(';')[1])
    expect(new Set(names).size).toBe(1)
    expect(lines[1]).toMatch(/^tk_[0-9a-f]{24};tk_[0-9a-f]{24};;"10,50"$/)
    expect(await everywhere(made.mark, made.first)).toEqual([])
    expect(await portal.downloads.show(download.id)).toMatchObject({ state: 'expired', done: 3 })
    // Its file would restore them.
    expect((await refusalOf(portal.loads.restart(made.loadId))).status).toBe(409)
    expect((await portal.anonymisationRuns.index()).data[0]).toMatchObject({ id: run.id })
    expect(await portal.anonymisationRuns.preview({ ruleId: rule.id })).toMatchObject({ records: 0 })
    expect((await refusalOf(portal.anonymisationRuns.cancel(run.id))).status).toBe(409)
  })
})

describe('legalHolds.create, legalHolds.index and legalHolds.revoke', () => {
  it('CAR-14.2 keeps records on legal hold, and names them in the proof, until released', async () => {
    const made = await marked()
    const rule = await ruleFor(made)
    const record = dni(made.first + 1)
    const held = { templateId: made.templateId, reason: `Reclamación ${made.mark}` }
    const stranger = await refusalOf(portal.legalHolds.create({ ...held, record: 'NADIE' }))
    expect(stranger.codes).toEqual({ record: ['inclusion'] })
    const past = await refusalOf(portal.legalHolds.create({ ...held, until: '2020-01-01' }))
    expect(past.codes).toEqual({ until: ['invalid'] })
    const hold = await portal.legalHolds.create({ ...held, record, loadId: made.loadId })
    expect((await portal.legalHolds.index()).data).toContainEqual(hold)
    const run = await ran(rule.id)
    expect(run).toMatchObject({ done: 2, held: 1 })
    expect(run.proof).toMatchObject({
      files: 0,
      held: [{ holdId: hold.id, reason: held.reason, records: 1 }],
    })
    const documents = await linesOf(portal.loads.export(made.loadId, { columns: ['document'] }))
    expect(documents.filter((line) => line === record)).toHaveLength(1)
    expect(await portal.legalHolds.revoke(hold.id)).toMatchObject({ isInForce: false })
    expect((await refusalOf(portal.legalHolds.revoke(hold.id))).status).toBe(409)
    expect((await ran(rule.id)).proof).toMatchObject({ records: 1, files: 1, held: [], scan: { found: [] } })
    const stranded = await employed(server, ['MENU_PROCESAR_CARGUE'])
    expect((await refusalOf(stranded.portal.legalHolds.index())).status).toBe(403)
  })
})

/**
 * Where a text of the mark still occurs: the names that the test gave to the template, the rule and the file do not
 * count.
 */
async function everywhere(mark: string, first: number): Promise<string[]> {
  const { database } = server.server.kernel
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} t
      where t::text like ${`%Marcada${mark}%`} or t::text like ${`%.${mark}@%`} or t::text like ${`%6${first}%`}
        or t::text like ${`%${dni(first)}%`} limit 1`.execute(database.db)
    if (rows.length > 0) found.push(name)
  }
  return found
}
