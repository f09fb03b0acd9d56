import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { dni, linesOf, loaded, template, until, usualColumns, usualHeader } from './testing/scenario.ts'

let server: TestServer
let portal: Portal
let first = 50_000_000

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const sumOf = (load: Awaited<ReturnType<typeof loaded>>) =>
  load.created + load.updated + load.unchanged + load.duplicated + load.excluded + load.errors

/** A load of one valid row and four rejected ones: amount, name, document, too few cells. */
async function refused() {
  const { id: templateId } = await template(portal)
  const base = (first += 1000)
  const key = (number: number) => dni(base + number)
  const rows = [
    `${key(1)};Ana;612345678;1,00;05/03/2026`,
    `${key(2)};Eva;;abc;`,
    `${key(3)};;;;`,
    'x;Luis;;;',
    `${key(5)};Corta`,
  ]
  const load = await loaded(portal, templateId, `${usualHeader}${rows.join('\n')}\n`)
  expect(load).toMatchObject({ created: 1, errors: 4, mended: 0, state: 'completed_with_errors' })
  return { load, key, templateId }
}

describe('rejectedRows.index', () => {
  it('CAR-4.2 shows only rows with errors, cell by cell as in the file, and those of one cause', async () => {
    const { load, key } = await refused()
    const { data, meta } = await portal.rejectedRows.index(load.id, { state: 'rejected' })
    expect(meta.totalCount).toBe(4)
    expect(data.map(({ row }) => row)).toEqual([3, 4, 5, 6])
    expect(data[0]).toEqual({
      ...{ row: 3, state: 'rejected', mends: [] },
      cells: ['DOCUMENTO', 'NOMBRE', 'TELEFONO', 'IMPORTE', 'FECHA'].map((header, at) => ({
        ...{ header, original: null },
        field: ['document', 'name', 'phone', 'amount', 'date'][at],
        value: [key(2), 'Eva', '', 'abc', ''][at],
      })),
      errors: [{ field: 'amount', header: 'IMPORTE', code: 'not_number' }],
    })
    const rowsWith = async (query: { field?: string; code?: 'blank' }) =>
      (await portal.rejectedRows.index(load.id, query)).data.map(({ row }) => row)
    expect(await rowsWith({ field: 'name' })).toEqual([4])
    expect(await rowsWith({ code: 'blank' })).toEqual([4])
    expect(await rowsWith({ field: '*' })).toEqual([6])
  })
})

describe('rejectedRows.mend', () => {
  it('CAR-4.3 loads corrected rows as the load would have, row by row, and logs who corrected them', async () => {
    const { load, key } = await refused()
    const mending = {
      rows: [
        { row: 3, cells: [key(2), 'Eva; María "la alta"', '', '12,50', ''] },
        { row: 4, cells: [key(1), 'Ana otra vez', '', '', ''] },
        { row: 5, cells: [key(4), 'Luis', '', 'xyz', ''] },
        { row: 6, cells: [key(5), 'Corta', '', '', '05/03/2026'] },
        { row: 99, cells: [key(9), 'Nadie', '', '', ''] },
      ],
    }
    const results = await portal.rejectedRows.mend(load.id, mending)
    expect(results).toEqual([
      { row: 3, outcome: 'created', errors: [] },
      { row: 4, outcome: 'duplicated', errors: [] },
      { row: 5, outcome: 'rejected', errors: [{ field: 'amount', header: 'IMPORTE', code: 'not_number' }] },
      { row: 6, outcome: 'created', errors: [] },
      { row: 99, outcome: 'missing', errors: [] },
    ])
    const after = await portal.loads.show(load.id)
    expect(after).toMatchObject({ created: 3, duplicated: 1, errors: 1, mended: 3, processed: 5 })
    expect(sumOf(after)).toBe(after.processed)
    const [, ...records] = await linesOf(portal.loads.export(load.id, { columns: ['name', 'amount'] }))
    expect(records).toEqual(['Ana;1', '"Eva; María ""la alta""";"12,50"', 'Corta;'])
    const { data } = await portal.rejectedRows.index(load.id)
    expect(data.map(({ row, state }) => [row, state])).toEqual([
      [3, 'mended'],
      [4, 'mended'],
      [5, 'rejected'],
      [6, 'mended'],
    ])
    expect(data[0]?.cells[3]).toMatchObject({ value: '12,50', original: 'abc' })
    expect(data[0]?.mends).toMatchObject([{ outcome: 'created' }])
    expect(data[0]?.mends[0]?.by.displayName).not.toBe('')
    // A row that is rejected again keeps its corrections.
    expect(data[2]?.cells.map(({ value, original }) => [value, original])).toEqual([
      [key(4), 'x'],
      ...[
        ['Luis', null],
        ['', null],
        ['xyz', ''],
        ['', null],
      ],
    ])
    // Idempotent: repeating the request after a lost response changes nothing.
    expect(await portal.rejectedRows.mend(load.id, mending)).toEqual(results)
    expect(await portal.loads.show(load.id)).toMatchObject({ mended: 3, errors: 1 })
    await portal.rejectedRows.mend(load.id, { rows: [{ row: 5, cells: [key(4), 'Luis', '', '', ''] }] })
    expect(await portal.loads.show(load.id)).toMatchObject({ state: 'completed', mended: 4, errors: 0 })
    const [row] = (await portal.rejectedRows.index(load.id, { state: 'mended', perPage: 3, page: 1 })).data
    expect(row?.row).toBe(3)
    const { data: notes } = await portal.logs.index({
      act: 'rejectedRows.mend',
      subject: load.id,
      perPage: 5,
    })
    expect(notes).toHaveLength(2)
  })

  it('changes records of another load as a load does, and undoing the load restores them', async () => {
    const { load, key, templateId } = await refused()
    const second = await loaded(portal, templateId, `${usualHeader}${key(1)};Ana;malo;;\n${key(7)};Otro;;;\n`)
    const [result] = await portal.rejectedRows.mend(second.id, {
      rows: [{ row: 2, cells: [key(1), 'Ana cambiada', '612345678', '1,00', '05/03/2026'] }],
    })
    expect(result?.outcome).toBe('updated')
    expect(await linesOf(portal.loads.export(load.id))).toHaveLength(1)
    await portal.loads.undo(second.id)
    await until(portal, second.id, ({ state }) => state === 'undone')
    expect((await linesOf(portal.loads.export(load.id, { columns: ['name'] }))).slice(1)).toEqual(['Ana'])
    const again = { rows: [{ row: 2, cells: [key(1), 'Ana', '', '', ''] }] }
    expect(await refusalOf(portal.rejectedRows.mend(second.id, again))).toEqual({
      status: 409,
      codes: { state: ['invalid'] },
    })
  })

  it('many who mend one row at once load it once', async () => {
    const { load, key } = await refused()
    const rows = [{ row: 3, cells: [key(2), 'Eva', '', '', ''] }]
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => portal.rejectedRows.mend(load.id, { rows })),
    )
    expect(new Set(answers.map(([one]) => one?.outcome))).toEqual(new Set(['created']))
    expect(await portal.loads.show(load.id)).toMatchObject({ created: 2, mended: 1, errors: 3 })
  })

  it('refuses a cell that no database holds, and names it; the row stays as it is', async () => {
    const { load, key } = await refused()
    for (const name of ['E\u0000va', 'E\uD800va']) {
      const rows = [{ row: 3, cells: [key(2), name, '', '', ''] }]
      expect(await refusalOf(portal.rejectedRows.mend(load.id, { rows }))).toEqual({
        status: 422,
        codes: { 'rows[0].cells[1]': ['invalid'] },
      })
    }
    expect((await portal.loads.show(load.id)).mended).toBe(0)
  })
})

describe('a column with a mask', () => {
  it('CAR-1.3 refuses a cell that is written otherwise, with a reason of its own, until it is mended', async () => {
    const columns = usualColumns.map((one) => (one.name === 'name' ? { ...one, mask: 'AA-009' } : one))
    const { id: templateId } = await template(portal, { columns })
    const key = dni((first += 1000))
    const load = await loaded(
      portal,
      templateId,
      `${usualHeader}${dni(first + 1)};MA-12;;;\n${key};MAD-1;;;\n`,
    )
    expect(load).toMatchObject({ created: 1, errors: 1 })
    const { data } = await portal.rejectedRows.index(load.id)
    expect(data[0]?.errors).toEqual([{ field: 'name', header: 'NOMBRE', code: 'mask' }])
    const [mended] = await portal.rejectedRows.mend(load.id, {
      rows: [{ row: 3, cells: [key, 'MA-1', '', '', ''] }],
    })
    expect(mended?.errors).toEqual([{ field: 'name', header: 'NOMBRE', code: 'mask' }])
    const open = usualColumns.map((one) => (one.name === 'name' ? { ...one, mask: 'A\\' } : one))
    expect((await refusalOf(template(portal, { columns: open }))).codes).toEqual({
      'columns[1].mask': ['invalid'],
    })
  })
})

describe('a column with a target field', () => {
  it('CAR-1.4 names the management field that it fills: one of its kind, and for one column only', async () => {
    const mark = crypto.randomUUID().slice(0, 8)
    const field = await portal.fields.create({
      key: `importe_${mark}`,
      label: `Importe ${mark}`,
      type: 'decimal',
    })
    const columnsTo = (targets: Record<string, string>) =>
      usualColumns.map((one) => ({ ...one, fieldId: targets[one.name] ?? null }))
    const { id } = await template(portal, { columns: columnsTo({ amount: field.id }) })
    const kept = await portal.templates.show(id)
    expect(kept.columns.find(({ name }) => name === 'amount')?.fieldId).toBe(field.id)
    const codes = async (targets: Record<string, string>) =>
      (await refusalOf(template(portal, { columns: columnsTo(targets) }))).codes
    expect(await codes({ phone: field.id })).toEqual({ 'columns[2].fieldId': ['invalid'] })
    expect(await codes({ amount: crypto.randomUUID() })).toEqual({ 'columns[3].fieldId': ['invalid'] })
    const text = await portal.fields.create({ key: `nota_${mark}`, label: `Nota ${mark}`, type: 'text' })
    expect(await codes({ name: text.id, phone: text.id })).toEqual({ 'columns[2].fieldId': ['taken'] })
  })
})
