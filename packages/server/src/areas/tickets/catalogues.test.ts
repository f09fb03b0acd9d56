import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

describe('tags.create', () => {
  it('uses defaults for omitted fields, and the last position', async () => {
    const tag = await admin.tags.create({ name: 'Primera' })
    expect(tag).toMatchObject({ scope: 'all', active: true, version: 1, uses: 0, deletedAt: null })
    const next = await admin.tags.create({ name: 'Segunda', translations: { de: 'Zweite' } })
    expect(next.position).toBe(tag.position + 1)
    expect((await admin.tags.index({ search: 'zweite' })).data.map(({ name }) => name)).toEqual(['Segunda'])
  })

  it('PAN-13.4 names the clash: names are unique ignoring case and accents', async () => {
    await admin.tags.create({ name: 'Felicitación' })
    const again = await admin.tags.create({ name: 'FELICITACION' }).safe()
    expect(again).toMatchObject(refused(422, { name: [{ code: 'taken', value: 'FELICITACION' }] }))
    expect(await admin.tags.create({ name: '   ' }).safe()).toMatchObject(
      refused(422, { name: [{ code: 'blank' }] }),
    )
  })
})

describe('priorities', () => {
  it('report errors under their own name, too', async () => {
    const token = await personWith(server.server, ['PRIORIDADES_CREAR'])
    const response = await fetch(`${server.url}/services/laia/priorities`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-token': token },
      body: '{}',
    })
    expect(response.status).toBe(422)
    const { errors, priorities } = (await response.json()) as Record<string, unknown>
    expect(errors).toMatchObject({ name: [{ error: 'blank' }] })
    expect(priorities).toEqual(errors)
  })
})

describe('two who make the same tag at once', () => {
  it('get one tag, and the others a clear refusal', async () => {
    const both = await Promise.all([1, 2, 3].map(() => admin.tags.create({ name: 'Única' }).safe()))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    for (const one of both.filter(({ ok }) => !ok))
      expect(one).toMatchObject(refused(422, { name: [{ code: 'taken' }] }))
  })
})

describe('tags.update', () => {
  it('refuses to write over a change that came first, and takes it on purpose', async () => {
    const tag = await admin.tags.create({ name: 'De dos personas' })
    const first = await admin.tags.update(tag.id, { name: tag.name, scope: 'cases', version: tag.version })
    const second = await admin.tags.update(tag.id, { name: 'La mía', version: tag.version }).safe()
    expect(second).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
    expect(await admin.tags.show(tag.id)).toMatchObject({ name: tag.name, scope: 'cases' })
    const onPurpose = await admin.tags.update(tag.id, { name: 'La mía', version: first.version })
    expect(onPurpose).toMatchObject({ name: 'La mía', scope: 'all', version: 3, position: tag.position })
  })

  it('wants to know which version was read: left out it is blank, and nothing changes', async () => {
    const tag = await admin.tags.create({ name: 'Sin leer' })
    // Input of an untyped caller.
    const unread = (body: object) => body as { name: string; version: number }
    const blank = refused(422, { version: [{ code: 'blank' }] })
    for (const change of [admin.tags.update, admin.tags.patch]) {
      expect(await change(tag.id, unread({ name: 'Encima' })).safe()).toMatchObject(blank)
    }
    expect(await admin.tags.show(tag.id)).toEqual(tag)
  })

  it('accepts one of two concurrent writes, and refuses the other', async () => {
    const { id, version } = await admin.tags.create({ name: 'A la vez' })
    const both = await Promise.all(
      ['uno', 'dos'].map((name) => admin.tags.patch(id, { name, version }).safe()),
    )
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})

describe('tags.restore', () => {
  it('takes a deleted one back as it was, unless its name is taken meanwhile', async () => {
    const { id } = await admin.tags.create({ name: 'Que vuelve', scope: 'contacts' })
    await admin.tags.destroy(id)
    expect((await admin.tags.index({ search: 'vuelve' })).data).toEqual([])
    expect((await admin.tags.index({ search: 'vuelve', deleted: true })).data).toMatchObject([{ id }])
    expect(
      await admin.tags.patch(id, { ...(await seen(admin.tags, id)), active: false }).safe(),
    ).toMatchObject({ error: { status: 404 } })
    expect(await admin.tags.restore(id)).toMatchObject({ id, scope: 'contacts', deletedAt: null })
    await admin.tags.destroy(id)
    await admin.tags.create({ name: 'que VUELVE' })
    expect(await admin.tags.restore(id).safe()).toMatchObject(refused(422, { name: [{ code: 'taken' }] }))
  })
})

describe('the verbs of a catalogue', () => {
  it('tags.index, tags.show, tags.patch and tags.destroy: inactive and deleted ones are listed separately', async () => {
    const tag = await admin.tags.create({ name: 'Con verbos' })
    expect(await admin.tags.show(tag.id)).toMatchObject({ name: 'Con verbos' })
    await admin.tags.patch(tag.id, { ...(await seen(admin.tags, tag.id)), active: false })
    const listed = async (ask: object) =>
      (await admin.tags.index({ search: 'verbos', ...ask })).data.map(({ id }) => id)
    expect(await listed({ active: true })).toEqual([])
    expect(await listed({ active: false })).toEqual([tag.id])
    await admin.tags.destroy(tag.id)
    expect(await listed({})).toEqual([])
    expect(await admin.tags.show(tag.id)).toMatchObject({ deletedAt: expect.any(String) as string })
  })

  it('priorities.index, priorities.show, priorities.update, priorities.patch, priorities.destroy and priorities.restore', async () => {
    const { id } = await admin.priorities.create({ name: 'Inmediata', weight: 900, firstResponseMinutes: 5 })
    expect((await admin.priorities.index({ sort: '-weight' })).data[0]).toMatchObject({ id })
    const replaced = await admin.priorities.update(id, {
      ...(await seen(admin.priorities, id)),
      name: 'Inmediata',
      colour: '#1d4ed8',
    })
    expect(replaced).toMatchObject({ weight: 0, firstResponseMinutes: null, colour: '#1d4ed8' })
    expect(
      await admin.priorities.patch(id, { ...(await seen(admin.priorities, id)), weight: 10 }),
    ).toMatchObject({ weight: 10, version: 3 })
    await admin.priorities.destroy(id)
    expect(await admin.priorities.restore(id)).toMatchObject({ weight: 10, deletedAt: null })
    expect(await admin.priorities.show(id)).toMatchObject({ version: 5 })
  })
})

describe('tags.reorder and priorities.reorder', () => {
  it('puts rows in an order that the list keeps', async () => {
    const before = (await admin.priorities.index({})).data
    const ids = before.map(({ id }) => id).reverse()
    await admin.priorities.reorder({ ids })
    expect((await admin.priorities.index({})).data.map(({ id }) => id)).toEqual(ids)
  })
})

describe('priorities.create', () => {
  it('promises no solution before the first answer', async () => {
    const body = { name: 'Al revés', firstResponseMinutes: 60, resolutionMinutes: 30 }
    expect(await admin.priorities.create(body).safe()).toMatchObject(
      refused(422, { resolutionMinutes: [{ code: 'greater_than', count: 60 }] }),
    )
    expect((await admin.priorities.index({ search: 'Al revés' })).data).toEqual([])
  })
})

describe('the audit of a catalogue', () => {
  it('has every change with before and after', async () => {
    const { id } = await admin.tags.create({ name: 'Con historia' })
    await admin.tags.patch(id, { ...(await seen(admin.tags, id)), active: false })
    await admin.tags.destroy(id)
    const events = await server.server.kernel.database.db
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .orderBy('at')
      .select(['act', 'before', 'after'])
      .execute()
    expect(events.map(({ act }) => act)).toEqual(['tags.create', 'tags.patch', 'tags.destroy'])
    expect(events[1]).toMatchObject({ before: { active: true }, after: { active: false } })
  })
})

describe('tags.import and priorities.import', () => {
  it('matches a tag by its name, changes only given fields, and a dry run stores nothing', async () => {
    const tag = await admin.tags.create({ name: 'De la hoja', colour: '#112233', scope: 'cases' })
    const rows = [
      { name: 'DE LA HOJA', colour: '#445566' },
      { name: 'Nueva de la hoja' },
      { name: 'Mal', colour: 'rojo' },
    ]
    const look = await admin.tags.import({ dryRun: true, rows })
    expect(look).toMatchObject({ created: 1, updated: 1, unchanged: 0 })
    expect(look.rows).toEqual([{ row: 3, errors: { colour: [{ error: 'format' }] } }])
    expect(await admin.tags.show(tag.id)).toMatchObject({ name: 'De la hoja', version: 1 })
    expect(await admin.tags.import({ dryRun: false, rows })).toMatchObject({ created: 1, updated: 1 })
    expect(await admin.tags.show(tag.id)).toMatchObject({
      colour: '#445566',
      scope: 'cases',
      position: tag.position,
    })
    expect(await admin.tags.import({ dryRun: false, rows: rows.slice(0, 2) })).toMatchObject({ unchanged: 2 })
    const urgent = await admin.priorities.import({ dryRun: true, rows: [{ name: 'Para mañana', weight: 3 }] })
    expect(urgent).toMatchObject({ created: 1, rows: [] })
  })

  it('accepts all rows or none if requested: a table lists the errors, and nothing is stored', async () => {
    const rows = [{ name: 'Buena del todo' }, { name: 'Mala', colour: 'rojo' }]
    const error = {
      ...{ kind: 'validation', status: 422, problem: '/problems/rows', reading: { shape: 'table' } },
      rows: [{ row: 2, fields: { colour: [{ code: 'format' }] } }],
    }
    for (const dryRun of [true, false])
      expect(await admin.tags.import({ dryRun, rows, allOrNone: true }).safe()).toMatchObject({
        ok: false,
        error,
      })
    const found = async () => (await admin.tags.index({ search: 'del todo' })).data.map(({ name }) => name)
    expect(await found()).toEqual([])
    const good = { dryRun: false, rows: rows.slice(0, 1), allOrNone: true }
    expect(await admin.tags.import(good)).toMatchObject({ created: 1, rows: [] })
    expect(await found()).toEqual(['Buena del todo'])
  })
})
