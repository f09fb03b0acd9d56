import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Employed, employed } from '#testing/employed.ts'
import { daysFrom, startVacations, type Vacations } from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

/** Somebody on approved vacation in the first week of June, and their coordinator. */
async function onVacation() {
  const { one, lead } = await started.pair()
  const days = daysFrom('2026-06-01', 7)
  const { id } = await one.portal.vacationRequests.create({ kind: 'annual', days, agreed: true })
  for (const { portal } of [lead, started.hr]) {
    const { version } = await one.portal.vacationRequests.show(id)
    await portal.vacationRequests.decide({ decision: 'approve', requests: [{ id, version }] })
  }
  expect((await one.portal.vacationRequests.show(id)).state).toBe('approved')
  return { one, lead }
}

const dueOn = (day: string, { id }: Employed, recurrence: string | null = null) =>
  started.admin.tasks.create({
    ...{ title: `Tarea ${randomUUID()}`, assignee: { kind: 'person', id }, dueOn: day, recurrence },
  })

/** The next one of a series, after this one is done. */
async function nextOf({ id, version }: { id: string; version: number }) {
  const { nextId } = await started.admin.tasks.move(id, { version, state: 'done' })
  return started.admin.tasks.show(nextId ?? '')
}

/** Names somebody who stands in for a person in these days. */
async function delegate(person: Employed, to: Employed, startsOn: string, endsOn: string): Promise<void> {
  const { database, clock } = started.server.server.kernel
  await database.db
    .insertInto('approvalDelegations')
    .values({
      ...{ id: randomUUID(), delegatorId: person.id, delegateId: to.id, families: ['vacationRequests'] },
      ...{ startsOn, endsOn, createdBy: person.id, createdAt: clock.now() },
    })
    .execute()
}

describe('tasks.index and tasks.show of who is away', () => {
  it('say until when the person of a task is away when it is due, to who may move it', async () => {
    const { one } = await onVacation()
    const [during, after] = [await dueOn('2026-06-04', one), await dueOn('2026-06-10', one)]
    expect([during.away, after.away]).toEqual([{ until: '2026-06-07', delegate: null }, null])
    const { data } = await started.admin.tasks.index({ search: during.title })
    expect(data[0]?.away).toEqual({ until: '2026-06-07', delegate: null })
    const follower = await employed(started.server, ['VER_DASHBOARD'])
    await started.server.server.kernel.database.db
      .insertInto('taskFollowers')
      .values({ taskId: during.id, userId: follower.id })
      .execute()
    expect((await follower.portal.tasks.show(during.id)).away).toBeNull()
  })

  it('offer a task for handover to who stands in', async () => {
    const { one } = await onVacation()
    const stranger = await employed(started.server, ['VER_DASHBOARD'])
    await delegate(one, stranger, '2026-06-01', '2026-06-12')
    const { id, away } = await dueOn('2026-06-04', one)
    expect(away).toEqual({
      until: '2026-06-12',
      delegate: { id: stranger.id, displayName: stranger.name },
    })
    const { data } = await started.admin.tasks.assignees({ taskId: id, search: stranger.name })
    expect(data).toContainEqual({ kind: 'person', id: stranger.id, name: stranger.name })
  })
})

describe('tasks.move of a recurring task whose person is away', () => {
  it('creates the next one for their coordinator’s team, and the one after their return for them', async () => {
    const { one, lead } = await onVacation()
    const during = await nextOf(await dueOn('2026-05-28', one, 'FREQ=WEEKLY'))
    expect(during).toMatchObject({ dueOn: '2026-06-04', assignee: { kind: 'team', id: lead.id } })
    const after = await nextOf(during)
    expect(after).toMatchObject({ dueOn: '2026-06-11', assignee: { kind: 'person', id: one.id } })
  })

  it('creates it for their delegate, who is notified, and leaves it to whom it is handed over', async () => {
    const { one } = await onVacation()
    const other = await employed(started.server, ['VER_DASHBOARD', 'NOTIFICACIONES_VER'])
    await delegate(one, other, '2026-06-01', '2026-06-07')
    const during = await nextOf(await dueOn('2026-05-28', one, 'FREQ=WEEKLY'))
    expect(during.assignee).toMatchObject({ kind: 'person', id: other.id })
    const { data } = await other.portal.notifications.index({ kind: ['tasks.assigned'] })
    expect(data.map(({ data: { task } }) => task)).toEqual([during.title])
    const third = await employed(started.server, ['VER_DASHBOARD'])
    const handed = await started.admin.tasks.reassign(during.id, {
      ...{ version: during.version, assignee: { kind: 'person', id: third.id }, reason: 'Para siempre' },
    })
    expect((await nextOf(handed)).assignee).toMatchObject({ id: third.id })
  })
})
