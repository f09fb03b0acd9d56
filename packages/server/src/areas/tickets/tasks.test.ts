import { randomUUID } from 'node:crypto'
import type { Portal, TaskDetail, TaskInput } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { complete } from '#testing/telework.ts'
import { coordinated } from '#testing/vacations.ts'

let server: TestServer
let clock: StillClock
let admin: Portal
beforeAll(async () => {
  // Monday, half past ten in Madrid.
  clock = stillClock(new Date('2026-03-02T09:30:00Z'))
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
})
afterAll(() => server.close())

const someone = () => employed(server, ['VER_DASHBOARD', 'NOTIFICACIONES_VER'])

/** A person and their coordinator. */
async function team(): Promise<{ one: Employed; lead: Employed }> {
  const [one, lead] = [await someone(), await someone()]
  await coordinated(server, one, lead)
  return { one, lead }
}

const make = (portal: Portal, input: Partial<TaskInput> = {}): Promise<TaskDetail> =>
  portal.tasks.create({ title: `Tarea ${randomUUID()}`, ...input })

const titles = async (portal: Portal, asked: Parameters<Portal['tasks']['index']>[0] = {}) =>
  (await portal.tasks.index(asked)).data.map(({ title }) => title)

/** A person's notices about tasks. */
const notificationsOf = async ({ portal }: Employed) =>
  (await portal.notifications.index()).data.map(({ kind, data }) => `${kind} ${String(data.task)}`)

describe('tasks.create, tasks.assignees and tasks.show', () => {
  it('TAR-1.1 assign to a person, an employee group or the team of a coordinator, and each of them sees it', async () => {
    const { one, lead } = await team()
    const member = await someone()
    const group = await admin.employeeGroups.create({ name: `Grupo ${randomUUID()}`, kind: 'manual' })
    await admin.employeeGroupMembers.assign(group.id, { employeeIds: [member.id] })
    const assigned = {
      person: await make(admin, { assignee: { kind: 'person', id: one.id } }),
      group: await make(admin, { assignee: { kind: 'group', id: group.id } }),
      team: await make(admin, { assignee: { kind: 'team', id: lead.id } }),
    }
    expect(assigned.group.assignee).toEqual({ kind: 'group', id: group.id, name: group.name })
    const ofOne = [assigned.person.title, assigned.team.title].sort()
    expect((await titles(one.portal, { whose: 'me' })).sort()).toEqual(ofOne)
    expect(await titles(member.portal, { whose: 'me' })).toEqual([assigned.group.title])
    expect((await titles(lead.portal, { whose: 'team' })).sort()).toEqual(ofOne)
    expect(await notificationsOf(member)).toEqual([`tasks.assigned ${assigned.group.title}`])
    const stranger = await someone()
    expect(await titles(stranger.portal)).toEqual([])
    expect(await stranger.portal.tasks.show(assigned.team.id).safe()).toMatchObject({
      error: { status: 404 },
    })
  })

  it('let people assign to themselves and to those whom they coordinate, and to nobody else', async () => {
    const { one, lead } = await team()
    const names = async ({ portal }: Employed) =>
      (await portal.tasks.assignees()).data.map(({ kind, name }) => `${kind} ${name}`)
    expect((await names(lead)).sort()).toEqual(
      [`person ${lead.name}`, `person ${one.name}`, `team ${lead.name}`].sort(),
    )
    expect(await names(one)).toEqual([`person ${one.name}`])
    const up = one.portal.tasks.create({ title: 'Hacia arriba', assignee: { kind: 'person', id: lead.id } })
    expect(await up.safe()).toMatchObject(refused(422, { assignee: [{ code: 'inclusion' }] }))
    expect((await make(one.portal)).assignee).toEqual({ kind: 'person', id: one.id, name: one.name })
  })

  it('TAR-1.2 have a due day or time and a priority, and refuse due dates in the past', async () => {
    const { one } = await team()
    const { portal } = one
    const day = await make(portal, { dueOn: '2026-03-04', priority: 'urgent' })
    expect(day).toMatchObject({ dueAt: '2026-03-04T23:00:00.000Z', priority: 'urgent', isOverdue: false })
    const moment = await make(portal, { dueOn: '2026-03-02', dueTime: '13:30' })
    expect(moment.dueAt).toBe('2026-03-02T12:30:00.000Z')
    const never = await make(portal, { priority: 'low' })
    expect(await titles(portal)).toEqual([moment.title, day.title, never.title])
    expect(await titles(portal, { sort: '-priority' })).toEqual([day.title, moment.title, never.title])
    for (const late of [{ dueOn: '2026-03-01' }, { dueOn: '2026-03-02', dueTime: '10:29' }])
      expect(await portal.tasks.create({ title: 'Tarde', ...late }).safe()).toMatchObject(
        refused(422, { dueOn: [{ code: 'invalid' }] }),
      )
    expect(await portal.tasks.create({ title: 'Sin día', dueTime: '10:00' }).safe()).toMatchObject(
      refused(422, { dueOn: [{ code: 'blank' }] }),
    )
  })
})

describe('tasks.tick', () => {
  it('TAR-1.3 ticks the items of a checklist, with author and count', async () => {
    const { one } = await team()
    const { id } = await make(one.portal, { checklist: ['Español', 'Catalán'] })
    const ticked = await one.portal.tasks.tick(id, { label: 'Catalán', isDone: true })
    expect(ticked).toMatchObject({ items: 2, itemsDone: 1, version: 2 })
    expect(ticked.checklist).toMatchObject([{ isDone: false }, { isDone: true, doneBy: { id: one.id } }])
    expect(await one.portal.tasks.tick(id, { label: 'Inglés', isDone: true }).safe()).toMatchObject(
      refused(422, { label: [{ code: 'inclusion', value: 'Inglés' }] }),
    )
    const changed = await one.portal.tasks.patch(id, { version: 2, checklist: ['Catalán', 'Inglés'] })
    expect(changed.checklist.map(({ isDone }) => isDone)).toEqual([true, false])
  })
})

describe('tasks.move', () => {
  it('TAR-1.4 creates the next one of a task that recurs when it is done, exactly once when two people do it at once', async () => {
    const { one, lead } = await team()
    const task = await make(lead.portal, {
      ...{ assignee: { kind: 'person', id: one.id }, dueOn: '2026-03-03', checklist: ['Uno'] },
      recurrence: 'FREQ=WEEKLY',
    })
    await one.portal.tasks.tick(task.id, { label: 'Uno', isDone: true })
    const done = { version: 2, state: 'done' } as const
    const both = await Promise.all([one, lead].map(({ portal }) => portal.tasks.move(task.id, done).safe()))
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(both.find(({ ok }) => !ok)).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
    const found = (await one.portal.tasks.index({ search: task.title, sort: 'dueAt' })).data
    expect(found.map(({ state, dueOn, itemsDone }) => [state, dueOn, itemsDone])).toEqual([
      ['open', '2026-03-10', 0],
      ['done', '2026-03-03', 1],
    ])
    // Reopening a task blocks the dependent one again.
    const reopened = await one.portal.tasks.move(task.id, { version: 3, state: 'open' })
    expect(reopened.nextId).toBeNull()
    expect(await titles(one.portal, { search: task.title })).toHaveLength(1)
  })

  it('asks what a blocked task waits for, and does no task before those it waits for', async () => {
    const { portal } = await someone()
    const first = await make(portal)
    const second = await make(portal, { dependsOn: [first.id] })
    expect(second.isWaiting).toBe(true)
    expect(await portal.tasks.move(second.id, { version: 1, state: 'done' }).safe()).toMatchObject(
      refused(409, { dependsOn: [{ code: 'referenced' }] }),
    )
    expect(await portal.tasks.move(first.id, { version: 1, state: 'blocked' }).safe()).toMatchObject(
      refused(422, { reason: [{ code: 'blank' }] }),
    )
    const blocked = await portal.tasks.move(first.id, { version: 1, state: 'blocked', reason: 'Falta luz' })
    expect(blocked).toMatchObject({ state: 'blocked', reason: 'Falta luz' })
    await portal.tasks.move(first.id, { version: 2, state: 'cancelled' })
    const { entries } = await portal.tasks.move(second.id, { version: 1, state: 'done' })
    expect(entries.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['created', null, null],
      ['state', 'open', 'done'],
    ])
    expect(await portal.tasks.patch(second.id, { version: 2, title: 'Otra' }).safe()).toMatchObject(
      refused(409, { state: [{ code: 'invalid' }] }),
    )
  })
})

describe('tasks.patch', () => {
  it('refuses tasks that would wait for one another in a circle, and those that one does not see', async () => {
    const { portal } = await someone()
    const first = await make(portal)
    const second = await make(portal, { dependsOn: [first.id] })
    const third = await make(portal, { dependsOn: [second.id] })
    for (const before of [first, third])
      expect(await portal.tasks.patch(first.id, { version: 1, dependsOn: [before.id] }).safe()).toMatchObject(
        refused(422, { dependsOn: [{ code: 'circular' }] }),
      )
    const strange = await make(admin)
    expect(await portal.tasks.patch(first.id, { version: 1, dependsOn: [strange.id] }).safe()).toMatchObject(
      refused(422, { dependsOn: [{ code: 'inclusion' }] }),
    )
  })

  it('is for who created a task or leads whose it is; whom it is assigned to only moves it', async () => {
    const { one, lead } = await team()
    const task = await make(admin, { assignee: { kind: 'person', id: one.id } })
    expect(await one.portal.tasks.patch(task.id, { version: 1, priority: 'low' }).safe()).toMatchObject({
      error: { status: 403 },
    })
    const changed = await lead.portal.tasks.patch(task.id, {
      version: 1,
      priority: 'low',
      dueOn: '2026-03-09',
    })
    expect(changed.entries.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['created', null, null],
      ['priority', 'normal', 'low'],
      ['due', null, '2026-03-09'],
    ])
    expect(await one.portal.tasks.move(task.id, { version: 2, state: 'in_progress' })).toMatchObject({
      ...{ state: 'in_progress', canMove: true, canChange: false },
    })
  })
})

describe('tasks.answer and tasks.follow', () => {
  it('notify people concerned and followers of a note, but not its author', async () => {
    const { one, lead } = await team()
    const task = await make(admin, { assignee: { kind: 'person', id: one.id } })
    const followed = await lead.portal.tasks.follow(task.id, { isFollowing: true })
    expect(followed.followers).toEqual([{ id: lead.id, displayName: lead.name }])
    await one.portal.tasks.answer(task.id, { text: 'Falta la llave' })
    expect(await notificationsOf(lead)).toEqual([`tasks.answered ${task.title}`])
    expect(await notificationsOf(one)).toEqual([`tasks.assigned ${task.title}`])
    expect((await lead.portal.tasks.follow(task.id, { isFollowing: false })).followers).toEqual([])
  })
})

describe('tasks.bulk', () => {
  it('moves, assigns, prioritizes and postpones many, and says of each that stays why', async () => {
    const { one, lead } = await team()
    const { portal } = lead
    const tasks = [await make(portal), await make(portal)]
    const rows = tasks.map(({ id, version }) => ({ id, version }))
    const strange = { id: randomUUID(), version: 1 }
    const moved = await portal.tasks.bulk({ act: 'move', state: 'in_progress', rows: [...rows, strange] })
    expect(moved.map(({ isDone, error }) => [isDone, error])).toEqual([
      ...[
        [true, null],
        [true, null],
      ],
      [false, 'not_found'],
    ])
    const at = (version: number) => rows.map(({ id }) => ({ id, version }))
    await portal.tasks.bulk({ act: 'assign', assignee: { kind: 'person', id: one.id }, rows: at(2) })
    await portal.tasks.bulk({ act: 'prioritize', priority: 'urgent', rows: at(3) })
    await portal.tasks.bulk({ act: 'postpone', dueOn: '2026-03-20', rows: at(4) })
    const stale = await portal.tasks.bulk({ act: 'move', state: 'done', rows: at(4) })
    expect(stale.map(({ error }) => error)).toEqual(['stale', 'stale'])
    expect((await one.portal.tasks.index({ whose: 'me' })).data).toMatchObject(
      tasks.map(() => ({ state: 'in_progress', priority: 'urgent', dueOn: '2026-03-20' })),
    )
    expect(await portal.tasks.bulk({ act: 'assign', rows: at(5) }).safe()).toMatchObject(
      refused(422, { assignee: [{ code: 'blank' }] }),
    )
  })
})

describe('tasks.index', () => {
  it('TAR-4.3 counts overdue ones: the menu shows one’s own late ones', async () => {
    const { one, lead } = await team()
    const late = await make(lead.portal, {
      ...{ assignee: { kind: 'person', id: one.id }, dueOn: '2026-03-02', dueTime: '10:31' },
    })
    await make(lead.portal, { assignee: { kind: 'person', id: one.id }, dueOn: '2026-03-05' })
    const overdue = { whose: 'me', due: 'overdue', perPage: 1 } as const
    const count = async ({ portal }: Employed) => (await portal.tasks.index(overdue)).meta.totalCount
    expect(await count(one)).toBe(0)
    clock.forward(120)
    expect([await count(one), await count(lead)]).toEqual([1, 0])
    // Coordinators are notified, too, but nobody about tasks that are done by now.
    await vi.waitUntil(
      async () => (await notificationsOf(lead)).includes(`tasks.overdue ${late.title}`),
      waitLimit,
    )
    expect(await notificationsOf(one)).toContain(`tasks.overdue ${late.title}`)
    await one.portal.tasks.move(late.id, { version: 1, state: 'done' })
    expect(await count(one)).toBe(0)
  })
})

describe('inbox.index', () => {
  it('TAR-2.2 holds the tasks and the documents to sign that wait for oneself', async () => {
    const one = await employed(server, ['VER_DASHBOARD'])
    const task = await make(admin, { assignee: { kind: 'person', id: one.id }, dueOn: '2026-03-04' })
    const draft = await admin.teleworkVersions.create({
      ...{ ...complete({ startsOn: '2026-05-01' }), employeeId: one.id },
    })
    await admin.teleworkVersions.offer(draft.id, { version: draft.version })
    const waiting = (await one.portal.inbox.index()).data
    expect(waiting).toMatchObject([
      { family: 'tasks', id: task.id, what: 'open', name: task.title, dueAt: '2026-03-04T23:00:00.000Z' },
      { family: 'teleworkVersions', id: draft.id, what: 'offered', person: { id: one.id }, acts: [] },
    ])
    await one.portal.tasks.move(task.id, { version: 1, state: 'blocked', reason: 'Falta la llave' })
    expect((await one.portal.inbox.index()).data.map(({ family }) => family)).toEqual(['teleworkVersions'])
  })
})
