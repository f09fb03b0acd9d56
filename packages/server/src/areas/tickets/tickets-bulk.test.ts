import { type Portal, type TicketDetail } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employed } from '#testing/employed.ts'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { asked, type Desk, desk } from '#testing/tickets.ts'

let server: TestServer
let admin: Portal
let at: Desk
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  at = await desk(admin)
})
afterAll(() => server.close())

const rows = (...tickets: readonly TicketDetail[]) => tickets.map(({ id, version }) => ({ id, version }))
const shown = (ticket: TicketDetail) => admin.tickets.show(ticket.id)

describe('tickets.bulk and ticketBatches.undo', () => {
  it('TIC-6.1 many tickets are assigned, tagged, prioritised and closed at once, and it is undone', async () => {
    const made = [await at.begun('Primero'), await at.begun('Segundo')]
    const { priorities } = await admin.tickets.choices()
    const [able] = await admin.tickets.assignees({ skillId: at.skillId })
    const act = async (one: Omit<Parameters<Portal['tickets']['bulk']>[0], 'rows'>) => {
      const current = await Promise.all(made.map(shown))
      const { results, batchId } = await admin.tickets.bulk({ ...one, rows: rows(...current) })
      expect(results.map(({ isDone }) => isDone)).toEqual([true, true])
      return batchId ?? ''
    }
    await act({ act: 'assign', userId: able?.id ?? null })
    await act({ act: 'tag', tagId: at.tagId })
    await act({ act: 'prioritise', priorityId: priorities[0]?.id ?? null })
    const values = { [at.fieldKey]: 'Reclamación' }
    const batchId = await act({ act: 'close', finalStateId: at.endId, values })
    for (const ticket of await Promise.all(made.map(shown))) {
      expect(ticket).toMatchObject({
        assignee: { id: able?.id },
        tags: [{ id: at.tagId }],
        outcome: 'closed',
      })
      expect(ticket.priority?.id).toBe(priorities[0]?.id)
    }
    expect(await admin.ticketBatches.undo(batchId)).toMatchObject({ state: 'undone', done: 0 })
    for (const ticket of await Promise.all(made.map(shown)))
      expect(ticket).toMatchObject({ stateType: 'open', outcome: null, values: [], closedAt: null })
    expect(await admin.ticketBatches.undo(batchId).safe()).toMatchObject(
      refused(409, { state: [{ code: 'invalid' }] }),
    )
  })

  it('TIC-6.2 TIC-11.2 it asks for what the state needs: a date to wait, the fields to close', async () => {
    const made = await at.begun('Sin fecha')
    const bulk = (more: object) => admin.tickets.bulk({ act: 'postpone', rows: rows(made), ...more }).safe()
    expect(await bulk({})).toMatchObject(refused(422, { pendingUntil: [{ code: 'blank' }] }))
    const close = { act: 'close', finalStateId: at.endId }
    expect(await bulk(close)).toMatchObject({
      data: { batchId: null, results: [{ isDone: false, error: 'blank' }] },
    })
    const pendingUntil = at.tomorrow(server)
    expect(await bulk({ pendingUntil })).toMatchObject({ data: { results: [{ isDone: true }] } })
    expect(await shown(made)).toMatchObject({ stateType: 'pending', pendingUntil })
  })

  it('tickets changed by others are skipped and reported, and not undone', async () => {
    const [mine, theirs] = [await at.opened('Mío'), await at.opened('Suyo')]
    await admin.tickets.patch(theirs.id, { subject: 'Cambiado', version: theirs.version })
    const { results, batchId } = await admin.tickets.bulk({
      act: 'tag',
      tagId: at.tagId,
      rows: rows(mine, theirs),
    })
    expect(results.map(({ error }) => error)).toEqual([null, 'stale'])
    await admin.tickets.patch(mine.id, { subject: 'Después', version: (await shown(mine)).version })
    expect(await admin.ticketBatches.undo(batchId ?? '')).toMatchObject({ done: 1, refused: 1 })
    expect(await shown(mine)).toMatchObject({ subject: 'Después', tags: [{ id: at.tagId }] })
  })

  it('TIC-16.3 with all or none a refusal is a table of rows, and nothing is done', async () => {
    const [mine, theirs] = [await at.opened('Uno'), await at.opened('Otro')]
    const bad = { id: theirs.id, version: theirs.version + 1 }
    const act = admin.tickets.bulk({
      act: 'tag',
      tagId: at.tagId,
      rows: [...rows(mine), bad],
      allOrNone: true,
    })
    const answer = await act.safe()
    expect(answer).toMatchObject({
      error: { status: 422, rows: [{ row: 2, fields: { version: [{ code: 'stale' }] } }] },
    })
    expect((await shown(mine)).tags).toEqual([])
  })
})

describe('tickets.merge, tickets.link and tickets.unlink', () => {
  it('TIC-7.1 tickets are merged with what was said to them, never with themselves', async () => {
    const into = await at.opened('El que sigue')
    const from = await at.opened('El repetido', { text: 'Ya llamé ayer.', tagIds: [at.tagId] })
    const { results } = await admin.tickets.merge(into.id, { rows: rows(from, into) })
    expect(results.map(({ error }) => error)).toEqual([null, 'invalid'])
    expect(await shown(from)).toMatchObject({ outcome: 'merged', mergedInto: { id: into.id } })
    const now = await shown(into)
    expect(now).toMatchObject({ tags: [{ id: at.tagId }], mergedFrom: [{ id: from.id }], stateType: 'new' })
    expect((await admin.ticketEntries.index(into.id)).data).toMatchObject([{ text: 'Ya llamé ayer.' }])
  })

  it('a merge is undone with everything it moved, but not after later changes', async () => {
    const into = await at.begun('El que sigue')
    const [from, other] = [await at.begun('El repetido'), await at.begun('Otro repetido')]
    const child = await at.opened('Debajo', { parentId: from.id })
    await admin.ticketEntries.create(from.id, { kind: 'public', text: 'Le llamamos ayer.' })
    await admin.tickets.follow(from.id)
    await admin.tickets.patch(from.id, { tagIds: [at.tagId], version: (await shown(from)).version })
    const was = await shown(from)
    const { batchId } = await admin.tickets.merge(into.id, { rows: rows(was, other) })
    expect(await shown(into)).toMatchObject({ tags: [{ id: at.tagId }], children: [{ id: child.id }] })
    expect(await admin.ticketBatches.undo(batchId ?? '')).toMatchObject({ state: 'undone', refused: 0 })
    expect(await shown(from)).toMatchObject({
      ...{ stateType: 'open', outcome: null, closedAt: null, mergedInto: null, state: was.state },
      ...{ tags: [{ id: at.tagId }], children: [{ id: child.id }], isFollowed: true },
    })
    expect((await admin.ticketEntries.index(from.id)).data).toMatchObject([{ text: 'Le llamamos ayer.' }])
    expect((await admin.ticketEntries.index(into.id)).data).toEqual([])
    expect(await shown(into)).toMatchObject({ tags: [], children: [], mergedFrom: [], isFollowed: false })
    const outcomes = (await admin.tickets.changes(from.id, { field: ['outcome'] })).data
    expect(outcomes.map(({ old, new: now }) => [old, now])).toEqual([
      ['merged', null],
      [null, 'merged'],
    ])

    const again = await admin.tickets.merge(into.id, { rows: rows(await shown(from)) })
    await admin.ticketEntries.create(into.id, { kind: 'public', text: 'Seguimos aquí.' })
    expect(await admin.ticketBatches.undo(again.batchId ?? '')).toMatchObject({ done: 1, refused: 1 })
    expect(await shown(from)).toMatchObject({ outcome: 'merged', mergedInto: { id: into.id } })
    for (const { id } of [from, into]) await admin.tickets.unfollow(id)
  })

  it('TIC-7.2 TIC-7.3 tickets are linked as parent and child, from the list too, and never in a circle', async () => {
    const [top, middle, leaf] = [
      await at.opened('Arriba'),
      await at.opened('En medio'),
      await at.opened('Abajo'),
    ]
    await admin.tickets.patch(middle.id, { parentId: top.id, version: middle.version })
    const { results } = await admin.tickets.bulk({ act: 'adopt', parentId: middle.id, rows: rows(leaf, top) })
    expect(results.map(({ error }) => error)).toEqual([null, 'invalid'])
    expect(await shown(middle)).toMatchObject({ parent: { id: top.id }, children: [{ id: leaf.id }] })
    const self = admin.tickets.patch(top.id, { parentId: top.id, version: top.version })
    expect(await self.safe()).toMatchObject(refused(422, { parentId: [{ code: 'invalid' }] }))
  })

  it('a link is seen from both sides until it is taken away', async () => {
    const [one, other] = [await at.opened('Uno'), await at.opened('Otro')]
    await admin.tickets.link(one.id, { ticketIds: [other.id], kind: 'related' })
    expect((await shown(other)).links).toMatchObject([{ id: one.id, kind: 'related', isOutward: false }])
    expect(await admin.tickets.unlink(one.id, { ticketIds: [other.id] })).toMatchObject({ links: [] })
    // The history of both has the link and its removal.
    for (const [ticket, of] of [
      [one, other],
      [other, one],
    ] as const) {
      const { data } = await admin.tickets.changes(ticket.id, { field: ['links'] })
      const link = `#${of.number} related`
      expect(data.map(({ old, new: now }) => [old, now])).toEqual([
        [link, null],
        [null, link],
      ])
    }
    const self = admin.tickets.link(one.id, { ticketIds: [one.id], kind: 'blocks' })
    expect(await self.safe()).toMatchObject(refused(422, { ticketIds: [{ code: 'invalid' }] }))
  })
})

describe('tickets.history', () => {
  it('lists a person’s changes of tickets in a period, of tickets visible to the caller', async () => {
    const since = new Date(server.server.kernel.clock.now().getTime() - 1000).toISOString()
    const made = await at.opened('Con historia')
    await admin.tickets.patch(made.id, { subject: 'Con otra historia', version: made.version })
    const userId = admin.session.current?.userData.uid ?? ''
    const asked = { userId, from: since, field: ['subject'] }
    const mine = (await admin.tickets.history(asked)).data.filter(({ ticket }) => ticket.id === made.id)
    expect(mine).toMatchObject([{ old: 'Con historia', new: 'Con otra historia', user: { id: userId } }])
    expect((await admin.tickets.history({ ...asked, until: since })).data).toEqual([])
    expect((await admin.tickets.history({ search: crypto.randomUUID() })).data).toEqual([])
    const { portal } = await employed(server, ['TICKETS_VER'])
    expect((await portal.tickets.history(asked)).data).toEqual([])
  })
})

describe('tickets.follow, tickets.unfollow', () => {
  it('who follows a ticket finds it among those that they follow', async () => {
    const made = await at.opened('De interés')
    expect(await admin.tickets.follow(made.id)).toMatchObject({ isFollowed: true })
    expect((await admin.tickets.index({ isFollowed: true })).data.map(({ id }) => id)).toEqual([made.id])
    expect(await admin.tickets.unfollow(made.id)).toMatchObject({ followers: [] })
  })
})

describe('ticketEntries.create, ticketEntries.index, ticketFiles.create and ticketFiles.file', () => {
  it('EXP-1.3 a case file has history and documents', async () => {
    const made = await at.opened('Con documento', { recordId: 'EXP-77', text: 'Lo adjunto.' })
    const pdf = new File(['%PDF-1.4 factura'], 'factura.txt', { type: 'text/plain' })
    const file = await admin.ticketFiles.create(pdf)
    expect(file).toMatchObject({ name: 'factura.pdf', kind: 'pdf' })
    const reply = { kind: 'public' as const, text: 'Se lo devolvemos.', fileIds: [file.id] }
    expect(await admin.ticketEntries.create(made.id, reply)).toMatchObject({
      direction: 'out',
      files: [file],
    })
    expect(await admin.ticketEntries.create(made.id, reply).safe()).toMatchObject(
      refused(422, { fileIds: [{ code: 'inclusion' }] }),
    )
    expect((await shown(made)).firstRespondedAt).not.toBeNull()
    const { data } = await admin.ticketEntries.index(made.id)
    expect(data.map(({ text, direction }) => [text, direction])).toEqual([
      ['Se lo devolvemos.', 'out'],
      ['Lo adjunto.', 'in'],
    ])
    expect(await (await admin.ticketFiles.file(file.id)).text()).toBe('%PDF-1.4 factura')
    const token = await personWith(server.server, ['TICKETS_VER'])
    expect(await asked(server, token)(`/ticket-files/${file.id}/file`)).toMatchObject({ status: 404 })
    const html = admin.ticketFiles.create(new File(['<html>'], 'pagina.pdf'))
    expect(await html.safe()).toMatchObject(refused(415, { file: [{ code: 'content_type_invalid' }] }))
  })
})

describe('the operations of the specification', () => {
  it('TIC-16.2 the four operations of the specification answer at their addresses, byte for byte', async () => {
    const names = ['TICKETS_VER', 'TICKETS_CREAR', 'TICKETS_GESTIONAR']
    const ask = asked(server, await personWith(server.server, names))
    const made = await ask('/tickets/new', at.input('Por su dirección'))
    expect(made).toMatchObject({ status: 201, body: { data: { subject: 'Por su dirección', version: 1 } } })
    const { data } = made.body as { data: TicketDetail }
    const [able] = await admin.tickets.assignees({ skillId: at.skillId })
    const assign = { userId: able?.id ?? null, version: data.version }
    expect(await ask(`/tickets/${data.id}/assign`, assign)).toMatchObject({
      ...{ status: 200, body: { data: { assignee: { id: able?.id } } } },
    })
    expect(await ask(`/tickets?search=${data.number}&perPage=1`)).toMatchObject({
      ...{ status: 200, body: { data: [{ id: data.id }], meta: { perPage: 1 } } },
    })
    expect(await ask('/tickets/skill/next')).toMatchObject({
      status: 200,
      body: { data: { reason: 'no_skill' } },
    })
  })
})

describe('the permissions of tickets', () => {
  it('TIC-16.1 tickets are created, edited, cancelled, managed and bulk assigned, each by its permission', async () => {
    const { id, version } = await at.opened('De quien puede')
    const acts = [
      ['TICKETS_CREAR', '/tickets/new', at.input('Nuevo')],
      ['TICKETS_EDITAR', `/tickets/${id}/transition`, { transition: 'empezar', version }],
      ['TICKETS_CANCELAR', `/tickets/${id}/cancel`, { reason: 'Ya no.', version }],
      ['TICKETS_GESTIONAR', '/ticket-batches/preview', { kind: 'distribute', selection: { ids: [id] } }],
      ['TICKETS_ASIGNAR_MASIVO', '/tickets/bulk', { act: 'assign', rows: [{ id, version }] }],
    ] as const
    const none = asked(server, await personWith(server.server, ['TICKETS_VER']))
    for (const [name, path, body] of acts) {
      expect(await none(path, body)).toMatchObject({ status: 403 })
      // A person with that permission alone passes the gate, but is told nothing about a ticket they may not see.
      const able = asked(server, await personWith(server.server, [name]))
      expect([200, 201, 404]).toContain((await able(path, body)).status)
    }
  })
})
