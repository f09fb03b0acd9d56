import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { ticketQueue } from '#testing/ticket-queue.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db

describe('tickets.changes and tickets.history', () => {
  it('TIC-8.1 the history names people, states and fields, whoever noted them', async () => {
    const admin = await signedIn(server)
    const { add, people } = await ticketQueue(server, 1)
    const [id = ''] = await add([{}])
    const agent = people[0]?.portal ?? admin
    await agent.ticketDesk.next()
    const { assignee, stateCode } = await admin.tickets.show(id)
    await agent.ticketDesk.hold(id)
    await agent.ticketDesk.resume(id)
    await agent.ticketDesk.release(id)
    const key = `campo_${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`
    const { label } = await admin.fields.create({ key, label: 'Con factura', type: 'boolean' })
    const noted = { ticketId: id, userId: null, at: server.server.kernel.clock.now() }
    await db()
      .insertInto('ticketChanges')
      .values([
        { ...noted, field: `values.${key}`, old: null, new: 'true' },
        { ...noted, field: 'state', old: null, new: stateCode },
      ])
      .execute()
    const { state } = await admin.tickets.show(id)
    const name = assignee?.displayName
    const { data } = await admin.tickets.changes(id)
    expect(data.map((one) => [one.field, one.label, one.old, one.new])).toEqual([
      ['state', null, null, state],
      [`values.${key}`, label, null, 'true'],
      ['assignee', null, name, null],
      ['heldAt', null, 'held', null],
      ['heldAt', null, null, 'held'],
      ['assignee', null, null, name],
    ])
    expect(name).not.toBe('')
    const only = await admin.tickets.changes(id, { field: ['assignee'] })
    expect(only.data).toHaveLength(2)
    const { data: everywhere } = await admin.tickets.history({ field: ['assignee'], perPage: 100 })
    expect(everywhere.find(({ ticket }) => ticket.id === id)).toMatchObject({ field: 'assignee', old: name })
  })
})
