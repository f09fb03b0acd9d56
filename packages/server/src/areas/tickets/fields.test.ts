import { isPortalError, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

/** The fields a call is refused for. */
async function codesOf(call: Promise<unknown>): Promise<Record<string, (string | undefined)[]>> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isPortalError(error, 'validation'))
    throw new Error('it was not refused for its fields', { cause: error })
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, found]) => [field, found.map((one) => one.code)]),
  )
}

describe('fields.create', () => {
  it('uses defaults for omitted properties and puts the field last', async () => {
    const before = await portal.fields.index({ perPage: 100 })
    const field = await portal.fields.create({ key: 'motivo_baja', label: 'Motivo de baja', type: 'text' })
    expect(field).toMatchObject({ required: false, options: [], personalData: 'none', active: true })
    expect(field.position).toBeGreaterThan(Math.max(...before.data.map((one) => one.position)))
  })

  it('refuses a second field with the same key', async () => {
    await portal.fields.create({ key: 'una_vez', label: 'Una vez', type: 'text' })
    expect(await codesOf(portal.fields.create({ key: 'una_vez', label: 'Otra', type: 'text' }))).toEqual({
      key: ['taken'],
    })
  })

  it('refuses a list without options, options twice, and a least value above the greatest', async () => {
    const written = { key: 'lista', label: 'Lista', type: 'list' } as const
    expect(await codesOf(portal.fields.create(written))).toEqual({ options: ['blank'] })
    expect(await codesOf(portal.fields.create({ ...written, options: ['a', 'a'] }))).toEqual({
      options: ['taken'],
    })
    const turned = { key: 'edad', label: 'Edad', type: 'integer', minimum: 9, maximum: 1 } as const
    expect(await codesOf(portal.fields.create(turned))).toEqual({ maximum: ['greater_than'] })
  })

  it('says every wrong field at once', async () => {
    const wrong = { key: 'Con Espacios', label: '', type: 'text' } as const
    expect(await codesOf(portal.fields.create(wrong))).toEqual({ key: ['format'], label: ['blank'] })
  })

  it('does it once for one Idempotency-Key, however often it is sent', async () => {
    const body = { key: 'solo_uno', label: 'Solo uno', type: 'text' } as const
    const all = await Promise.all(
      Array.from({ length: 5 }, () => portal.fields.create(body, { idempotencyKey: 'one-key' })),
    )
    expect(new Set(all.map((field) => field.id)).size).toBe(1)
  })
})

describe('fields.index', () => {
  it('finds without regard to case or accents', async () => {
    await portal.fields.create({ key: 'observacion_n', label: 'Observación Núñez', type: 'text' })
    const found = await portal.fields.index({ search: 'NUNEZ' })
    expect(found.data.map((field) => field.key)).toEqual(['observacion_n'])
  })

  it('check 36: takes signs that mean something to SQL as they are', async () => {
    expect((await portal.fields.index({ search: "%'; drop table fields; --" })).meta.totalCount).toBe(0)
  })

  it('SHE-5.1 SHE-5.2 SHE-5.3 pages, sorts and filters', async () => {
    const first = await portal.fields.index({ perPage: 2, sort: '-key' })
    const second = await portal.fields.index({ perPage: 2, page: 2, sort: '-key' })
    const keys = [...first.data, ...second.data].map((field) => field.key)
    expect(keys).toEqual([...keys].sort().reverse())
    expect(first.meta).toMatchObject({ currentPage: 1, perPage: 2 })
    expect((await portal.fields.index({ active: false })).data.every((field) => !field.active)).toBe(true)
  })
})

describe('fields.show', () => {
  it('answers one field', async () => {
    const made = await portal.fields.create({ key: 'para_ver', label: 'Para ver', type: 'boolean' })
    expect(await portal.fields.show(made.id)).toEqual(made)
  })
})

describe('fields.update', () => {
  it('replaces all but the key', async () => {
    const made = await portal.fields.create({
      key: 'para_cambiar',
      label: 'Antes',
      type: 'text',
      required: true,
    })
    const changed = await portal.fields.update(made.id, {
      ...(await seen(portal.fields, made.id)),
      key: 'para_cambiar',
      label: 'Después',
      type: 'integer',
    })
    expect(changed).toMatchObject({ label: 'Después', type: 'integer', required: false })
    expect(
      await codesOf(
        portal.fields.update(made.id, {
          ...(await seen(portal.fields, made.id)),
          key: 'otra',
          label: 'x',
          type: 'text',
        }),
      ),
    ).toEqual({
      key: ['invalid'],
    })
  })
})

describe('fields.patch', () => {
  it('changes only what is sent', async () => {
    const made = await portal.fields.create({
      key: 'para_apagar',
      label: 'Para apagar',
      type: 'text',
      required: true,
    })
    expect(
      await portal.fields.patch(made.id, { ...(await seen(portal.fields, made.id)), active: false }),
    ).toMatchObject({
      active: false,
      required: true,
    })
  })
})

/** A draft with one step that requires these fields. */
const asking = (screen: string[]) => ({
  states: [
    { code: 'nuevo', name: 'Nuevo', category: 'initial' as const },
    { code: 'abierto', name: 'Abierto', category: 'open' as const },
  ],
  transitions: [{ code: 'abrir', name: 'Abrir', from: 'nuevo', to: 'abierto', screen }],
})

describe('fields.destroy and fields.restore', () => {
  it('deletes so that it can be restored, unless another has taken its key meanwhile', async () => {
    const input = { key: 'para_borrar', label: 'Para borrar', type: 'text' } as const
    const { id } = await portal.fields.create(input)
    const listed = async (deleted: boolean) =>
      (await portal.fields.index({ search: 'para_borrar', deleted })).data.map((field) => field.id)
    await portal.fields.destroy(id)
    expect([await listed(false), await listed(true)]).toEqual([[], [id]])
    await expect(
      portal.fields.patch(id, { ...(await seen(portal.fields, id)), active: false }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await portal.fields.restore(id)).toMatchObject({ ...input, deletedAt: null })
    expect(await listed(false)).toEqual([id])
    await portal.fields.destroy(id)
    const second = await portal.fields.create(input)
    expect(await codesOf(portal.fields.restore(id))).toEqual({ key: ['taken'] })
    await portal.fields.destroy(second.id)
    expect(await portal.fields.restore(id)).toMatchObject({ id, label: 'Para borrar' })
  })

  it('PAN-13.2 a field that a workflow asks for keeps its type and is not deleted: the workflow is named', async () => {
    const { id, key, label } = await portal.fields.create({ key: 'pedido', label: 'Pedido', type: 'text' })
    const flow = await portal.workflows.create({ name: 'Con un campo pedido', document: asking([key]) })
    expect((await portal.fields.show(id)).uses).toBe(1)
    const refused = (field: string) => ({
      ok: false,
      error: { status: 409, fields: { [field]: [{ code: 'referenced', value: flow.name }] } },
    })
    expect(await portal.fields.destroy(id).safe()).toMatchObject(refused('id'))
    expect(
      await portal.fields.update(id, { ...(await seen(portal.fields, id)), key, label, type: 'date' }).safe(),
    ).toMatchObject(refused('type'))
    expect(
      await portal.fields.patch(id, { ...(await seen(portal.fields, id)), type: 'date' }).safe(),
    ).toMatchObject(refused('type'))
    expect(
      await portal.fields.patch(id, { ...(await seen(portal.fields, id)), label: 'Pedido aún' }),
    ).toMatchObject({ uses: 1 })
    await portal.workflows.patch(flow.id, {
      ...(await seen(portal.workflows, flow.id)),
      document: asking([]),
    })
    expect(await portal.fields.patch(id, { ...(await seen(portal.fields, id)), type: 'date' })).toMatchObject(
      { uses: 0, type: 'date' },
    )
    await portal.fields.destroy(id)
  })
})

describe('fields.import', () => {
  const known = { key: 'importado', label: 'Importado', type: 'text' } as const
  const rows = [
    { key: 'importado_lista', label: 'Lista', type: 'list', options: ['Sí', 'No'] },
    { ...known, label: 'Importado de nuevo' },
    { key: 'Con Espacios', label: '', type: 'text' },
    { key: 'importado_edad', label: 'Edad', type: 'integer', minimum: 9, maximum: 1, colour: 'red' },
  ]
  const refused = [
    { row: 3, errors: { key: [{ error: 'format' }], label: [{ error: 'blank', count: 1 }] } },
    { row: 4, errors: { colour: [{ error: 'invalid' }] } },
  ]
  const keys = async () => {
    const { data } = await portal.fields.index({ search: 'importado', perPage: 100, sort: 'key' })
    return data.map((field) => [field.key, field.label])
  }

  it('says in a dry run what would come of each row, and keeps nothing', async () => {
    await portal.fields.create({ ...known, required: true })
    expect(await portal.fields.import({ dryRun: true, rows })).toEqual({
      created: 1,
      updated: 1,
      unchanged: 0,
      rows: refused,
    })
    expect(await keys()).toEqual([['importado', 'Importado']])
  })

  it('does what the dry run reported: valid rows are stored, an invalid one is not', async () => {
    expect(await portal.fields.import({ dryRun: false, rows })).toEqual({
      created: 1,
      updated: 1,
      unchanged: 0,
      rows: refused,
    })
    expect(await keys()).toEqual([
      ['importado', 'Importado de nuevo'],
      ['importado_lista', 'Lista'],
    ])
  })

  it('keeps what a row does not say, and knows rows that are just like that', async () => {
    const { data } = await portal.fields.index({ search: 'importado de nuevo' })
    expect(data[0]).toMatchObject({ key: 'importado', required: true })
    const again = rows.slice(0, 2)
    expect(await portal.fields.import({ dryRun: false, rows: again })).toMatchObject({ unchanged: 2 })
  })

  it('judges by the rules of the form, and takes the second of two rows with one key for taken', async () => {
    const turned = { key: 'importado_al_reves', label: 'Al revés', type: 'integer', minimum: 9, maximum: 1 }
    const twice = { key: 'importado_doble', label: 'Doble', type: 'text' }
    const { created, rows: wrong } = await portal.fields.import({
      dryRun: true,
      rows: [turned, twice, { ...twice, label: 'Otra vez' }],
    })
    expect(created).toBe(1)
    expect(wrong).toEqual([
      { row: 1, errors: { maximum: [{ error: 'greater_than', count: 9 }] } },
      { row: 3, errors: { key: [{ error: 'taken' }] } },
    ])
  })

  it('accepts at most 500 rows in one call', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ key: `masivo_${at}`, label: `Masivo ${at}`, type: 'text' }))
    expect(await portal.fields.import({ dryRun: true, rows: many(500) })).toMatchObject({ created: 500 })
    expect(await codesOf(portal.fields.import({ dryRun: true, rows: many(501) }))).toEqual({
      rows: ['too_long'],
    })
  })
})

describe('fields.update and fields.patch of two people at once', () => {
  it('are a conflict for the second, and change nothing', async () => {
    const seen = await portal.fields.create({ key: 'a_la_vez', label: 'A la vez', type: 'text' })
    expect(seen.version).toBe(1)
    expect(await portal.fields.patch(seen.id, { label: 'De otra', version: 1 })).toMatchObject({ version: 2 })
    const stale = { ok: false, error: { status: 409, fields: { version: [{ code: 'stale' }] } } }
    const mine = { key: 'a_la_vez', label: 'Mía', type: 'text', version: seen.version } as const
    expect(await portal.fields.update(seen.id, mine).safe()).toMatchObject(stale)
    expect(await portal.fields.patch(seen.id, { label: 'Mía', version: 1 }).safe()).toMatchObject(stale)
    expect(await portal.fields.show(seen.id)).toMatchObject({ label: 'De otra', version: 2 })
    expect(await portal.fields.update(seen.id, { ...mine, version: 2 })).toMatchObject({ version: 3 })
  })
})
