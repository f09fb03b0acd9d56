import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Employed, employed } from '#testing/employed.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { coordinated } from '#testing/vacations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const someone = () => employed(server, ['VER_DASHBOARD', 'NOTIFICACIONES_VER'])

/** A person's notices about tasks. */
const toldOf = async ({ portal }: Employed) =>
  (await portal.notifications.index()).data.map(({ kind, data }) => `${kind} ${String(data.task)}`)

describe('tasks.reassign', () => {
  it('hands a task over to a colleague with a reason, is told, and goes on seeing it', async () => {
    const [one, other, lead, stranger] = await Promise.all([someone(), someone(), someone(), someone()])
    await coordinated(server, one, lead)
    await coordinated(server, other, lead)
    const { id, title, version } = await lead.portal.tasks.create({
      ...{ title: `Tarea ${randomUUID()}`, assignee: { kind: 'person', id: one.id } },
    })
    const to = async (assignee: { kind: 'person' | 'team'; id: string }, portal = one.portal) =>
      portal.tasks.reassign(id, { version, assignee, reason: 'Estoy de baja' }).safe()
    expect(await to({ kind: 'person', id: stranger.id })).toMatchObject(
      refused(422, { assignee: [{ code: 'inclusion' }] }),
    )
    expect(await to({ kind: 'person', id: one.id })).toMatchObject(
      refused(422, { assignee: [{ code: 'taken' }] }),
    )
    expect(await to({ kind: 'person', id: other.id }, other.portal)).toMatchObject({ error: { status: 404 } })
    const names = (await one.portal.tasks.assignees({ taskId: id })).data.map(
      ({ kind, name }) => `${kind} ${name}`,
    )
    expect(names.sort()).toEqual(
      [`person ${lead.name}`, `person ${one.name}`, `person ${other.name}`, `team ${lead.name}`].sort(),
    )
    expect(await to({ kind: 'person', id: other.id })).toMatchObject({
      data: { assignee: { id: other.id }, canMove: false, followers: [{ id: one.id }] },
    })
    expect(await toldOf(other)).toEqual([`tasks.assigned ${title}`])
    const { entries } = await other.portal.tasks.show(id)
    expect(entries.at(-1)).toMatchObject({
      ...{ kind: 'assignee', before: one.name, after: other.name, text: 'Estoy de baja', by: { id: one.id } },
    })
    expect(await to({ kind: 'person', id: lead.id })).toMatchObject({ error: { status: 403 } })
    expect(
      await other.portal.tasks
        .assignees({ taskId: (await stranger.portal.tasks.create({ title: 'De otra persona' })).id })
        .safe(),
    ).toMatchObject({
      error: { status: 404 },
    })
  })
})
