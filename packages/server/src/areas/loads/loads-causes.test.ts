import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refusalOf } from '#testing/refusals.ts'
import { cells, csvFile, ended, errorsOf, linesOf, loaded, oneOf, template } from './testing/scenario.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const stages = oneOf('list', { label: 'X', options: ['Temprano', 'Medio', 'Tardío'] })
const strange = ['0-30', 'temprano', '31-60', '0-30', 'MEDIO', '0-30']

/** The same format with another first column. */
async function change(id: string, first: Partial<(typeof stages)[number]>) {
  const { name, columns } = await portal.templates.show(id)
  const [stage, ...others] = columns
  if (!stage) throw new Error('a template has a column')
  const changed = [{ ...stage, ...first }, ...others]
  await portal.templates.update(id, { ...(await seen(portal.templates, id)), name, columns: changed })
}

describe('loads.causes', () => {
  it('groups the rejected rows by field and code, with their values and what would be allowed', async () => {
    const { id } = await template(portal, { columns: stages })
    const load = await loaded(portal, id, cells(strange))
    expect(load).toMatchObject({ created: 2, errors: 4, outcome: 'partial' })
    expect(await portal.loads.causes(load.id)).toEqual([
      {
        ...{ field: 'x', header: 'X', code: 'inclusion', rows: 4, distinct: 2, limit: null },
        values: [
          { value: '0-30', rows: 3, becomes: null },
          { value: '31-60', rows: 1, becomes: null },
        ],
        allowed: ['Temprano', 'Medio', 'Tardío'],
      },
    ])
  })

  it('shows the current mapping of a value, and a restart loads its rows', async () => {
    const { id } = await template(portal, { columns: stages })
    const load = await loaded(portal, id, cells(strange))
    await change(id, {
      options: ['Temprano', 'Medio', 'Tardío', '31-60'],
      meanings: [{ value: ' 0-30 ', means: 'Temprano' }],
    })
    const [cause] = await portal.loads.causes(load.id)
    expect(cause?.values.map(({ becomes }) => becomes)).toEqual(['Temprano', '31-60'])
    await portal.loads.restart(load.id)
    expect(await ended(portal, load.id)).toMatchObject({ created: 6, errors: 0, outcome: 'loaded' })
    expect(await portal.loads.causes(load.id)).toEqual([])
    const [, ...records] = await linesOf(portal.loads.export(load.id))
    expect(records.map((line) => line.split(';')[0])).toEqual([
      ...['Temprano', 'Temprano', '31-60', 'Temprano', 'Medio', 'Temprano'],
    ])
  })

  it('names the most frequent values and counts the others, the cause with most rows first', async () => {
    const columns = oneOf('integer', { required: true, maximum: 99 })
    const { id } = await template(portal, { columns })
    const many = Array.from({ length: 30 }, (_, at) => String(100 + at))
    const load = await loaded(portal, id, cells(['', ...many, '129', 'doce']))
    const causes = await portal.loads.causes(load.id)
    expect(causes.map(({ code, rows, distinct, limit }) => [code, rows, distinct, limit])).toEqual([
      ['less_than', 31, 30, 99],
      ['blank', 1, 1, null],
      ['not_number', 1, 1, null],
    ])
    expect(causes[0]?.values).toHaveLength(20)
    expect(causes[0]?.values[0]).toEqual({ value: '129', rows: 2, becomes: null })
  })

  it('keeps rows that are wrong as a whole apart, and lists them alone', async () => {
    const { id } = await template(portal, { columns: oneOf('date') })
    const load = await loaded(portal, id, `${cells(['6,00E+08'])}05/03/2026;n;too many\n`)
    const causes = await portal.loads.causes(load.id)
    expect(causes.map(({ field, code, rows }) => [field, code, rows])).toEqual([
      [null, 'cells_surplus', 1],
      ['x', 'format', 1],
    ])
    const { data } = await portal.loads.errors(load.id).index({ field: '*', code: 'cells_surplus' })
    expect(data.map(({ row, field }) => [row, field])).toEqual([[3, null]])
    expect(await errorsOf(portal, load.id)).toHaveLength(2)
  })

  it('does not map a truncated value, and accepts one whose column was removed', async () => {
    const { id } = await template(portal, { columns: oneOf('text', { maxLength: 5 }) })
    const load = await loaded(portal, id, cells(['a'.repeat(300), 'demasiado']))
    await change(id, { maxLength: 250 })
    const becomes = async () =>
      (await portal.loads.causes(load.id))[0]?.values.map((value) => [value.rows, value.becomes])
    expect(await becomes()).toEqual(
      expect.arrayContaining([
        [1, null],
        [1, 'demasiado'],
      ]),
    )
    await change(id, { name: 'y' })
    expect(await becomes()).toEqual([
      [1, ''],
      [1, ''],
    ])
  })
})

describe('the outcome of a load: loads.show and loads.index', () => {
  it('a load of which every row was rejected has failed its purpose, and its maker hears of a failure', async () => {
    const { id } = await template(portal, { columns: stages })
    const load = await loaded(portal, id, cells(['0-30', '31-60']))
    expect(load).toMatchObject({ state: 'completed_with_errors', created: 0, errors: 2, outcome: 'rejected' })
    const notifications = (await portal.notifications.index({ kind: ['loads.failed'] })).data
    expect(notifications.find(({ link }) => link?.endsWith(load.id))?.data).toMatchObject({
      ...{ outcome: 'rejected', records: 2, created: 0, errors: 2 },
    })
  })

  it('a file without new rows is distinguished from a rejected and from a loaded one', async () => {
    const { id } = await template(portal, { columns: oneOf('text', { key: true }) })
    const first = await loaded(portal, id, cells(['A', 'B']))
    const again = await loaded(portal, id, cells(['A', 'B', 'A']))
    expect(first.outcome).toBe('loaded')
    expect(again).toMatchObject({ unchanged: 2, duplicated: 1, outcome: 'nothing_new' })
    const found = async (outcome: NonNullable<typeof again.outcome>[]) =>
      (await portal.loads.index({ templateId: id, outcome })).data.map((one) => one.id)
    expect(await found(['nothing_new'])).toEqual([again.id])
    expect(await found(['rejected', 'failed'])).toEqual([])
  })

  it('the file has the state of its load, and none after that is deleted', async () => {
    const { id } = await template(portal, { columns: stages })
    const load = await loaded(portal, id, cells(['0-30']))
    const file = () => portal.recordsFile.show(load.recordsFileId)
    expect((await file()).load).toMatchObject({ id: load.id, outcome: 'rejected', total: 1, errors: 1 })
    await portal.loads.destroy(load.id)
    expect(await file()).toMatchObject({ state: 'analyzed', load: null })
  })
})

describe('recordsFile.causes', () => {
  it('previews the rejections of a load, by its mapping', async () => {
    const { id } = await template(portal, { columns: stages })
    const file = await portal.recordsFile.create(csvFile(cells(strange)))
    const found = await portal.recordsFile.causes(file.id, { templateId: id })
    expect(found).toMatchObject({ total: 6, checked: 6, rejected: 4 })
    expect(found.causes).toMatchObject([{ field: 'x', code: 'inclusion', rows: 4, distinct: 2 }])
    const other = await portal.recordsFile.causes(file.id, { templateId: id, mapping: ['x:1', 'n:'] })
    expect(other.causes).toMatchObject([{ field: 'x', rows: 6, values: [{ value: 'n', rows: 6 }] }])
    await change(id, { meanings: [{ value: '0-30', means: 'Temprano' }] })
    expect(await portal.recordsFile.causes(file.id, { templateId: id })).toMatchObject({ rejected: 1 })
    expect((await portal.recordsFile.show(file.id)).load).toBeNull()
  })

  it('reads at most the first fifty thousand records, and reports that', async () => {
    const { id } = await template(portal, { columns: stages })
    const file = await portal.recordsFile.create(csvFile(`X;N\n${'0-30;n\n'.repeat(50_001)}`))
    const found = await portal.recordsFile.causes(file.id, { templateId: id })
    expect(found).toMatchObject({ total: 50_001, checked: 50_000, rejected: 50_000 })
  })

  it('refuses a template that does not exist', async () => {
    const file = await portal.recordsFile.create(csvFile(cells(['A'])))
    const templateId = '00000000-0000-4000-8000-000000000000'
    expect(await refusalOf(portal.recordsFile.causes(file.id, { templateId }))).toEqual({
      status: 422,
      codes: { templateId: ['invalid'] },
    })
  })
})
