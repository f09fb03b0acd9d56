import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportDefinitionInput } from '@portal/sdk'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { inboxOf, jobsDone } from '#testing/inbox.ts'
import { recorded } from '#testing/recorded.ts'
import { linesOf, reporter, runOf, taken } from '#testing/reports.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

/** Monday, ten to twelve in Madrid. */
const start = new Date('2026-03-02T10:50:00Z')
const noon = { every: 'week', weekday: 1, hour: 12, timeZone: 'Europe/Madrid' } as const
const input = {
  ...{ name: 'La semana pasada', report: 'clockEntries', query: 'sort=at', format: 'csv' },
  ...{ columns: ['person', 'at'], period: 'lastWeek', schedule: noon },
} as const satisfies ReportDefinitionInput

let server: TestServer
let clock: StillClock
beforeAll(async () => {
  clock = stillClock(start)
  server = await startServer({ clock })
})
afterAll(() => server.close())

describe('a scheduled definition', () => {
  it('REP-8.1 REP-15.3 comes at its hour by mail and notification, to each with their own reach, and to nobody who lost it', async () => {
    const { db } = server.server.kernel.database
    const owner = await reporter(server, ['REPORTES_TODOS'])
    const [own, lost, left] = [await reporter(server), await reporter(server), await reporter(server)]
    const email = `${own.name.split(' ')[1] ?? ''}@contacta-atlantico.example`
    await db.updateTable('users').set({ email }).where('id', '=', own.id).execute()
    for (const one of [owner, own])
      await recorded(server, one.id, '2026-02-25 09:00 in', '2026-02-25 17:00 out')
    await recorded(server, own.id, '2026-02-20 09:00 in', '2026-02-20 17:00 out')
    const people = [own.id, lost.id, left.id]
    const { id, nextAt } = await owner.portal.reportDefinitions.create({ ...input, people })
    expect(nextAt).toBe('2026-03-02T11:00:00.000Z')
    for (const one of [own, lost, left]) await one.portal.reportDefinitions.subscribe(id)
    await taken(server, lost.id, 'REPORTES_FICHAJE_VER')
    await db.updateTable('users').set({ active: false }).where('id', '=', left.id).execute()
    clock.forward(601)

    const mine = await runOf(own.portal, id)
    expect(mine).toMatchObject({ state: 'ready', isScheduled: true, name: input.name, definitionId: id })
    expect(mine.query).toBe('sort=at&from=2026-02-23&until=2026-03-01')
    expect(linesOf(await own.portal.reportRuns.file(mine.id).text())).toEqual([
      'Persona;Hora',
      `${own.name};2026-02-25 09:00:00`,
      `${own.name};2026-02-25 17:00:00`,
    ])
    const all = await runOf(owner.portal, id)
    expect(all.done).toBeGreaterThan(2)
    const mail = await inboxOf(server, email.split('@')[0] ?? '').next()
    expect(mail.subject).toBe(`Informe «${input.name}»`)
    expect(mail.text).toContain('/reportes?tab=files')
    expect((await own.portal.notifications.index({ kind: ['reports.scheduled'] })).data).toHaveLength(1)

    await jobsDone(server)
    const of = (userId: string) =>
      db.selectFrom('reportRuns').where('userId', '=', userId).select('id').execute()
    expect([...(await of(lost.id)), ...(await of(left.id))]).toEqual([])
    const after = await owner.portal.reportDefinitions.show(id)
    expect(after.nextAt).toBe('2026-03-09T11:00:00.000Z')
    const stopped = new Map(after.recipients.map((one) => [one.person.id, one.stopped]))
    expect(Object.fromEntries(stopped)).toEqual({
      [owner.id]: null,
      [own.id]: null,
      [lost.id]: 'permission',
      [left.id]: 'left',
    })
  })

  it('is not sent to whom it is not shared with any more, nor after it was deleted', async () => {
    const { db } = server.server.kernel.database
    const [owner, other] = [await reporter(server), await reporter(server)]
    const daily = { ...input, period: 'yesterday', schedule: { ...noon, every: 'day', hour: 13 } } as const
    const { reportDefinitions } = owner.portal
    const kept = await reportDefinitions.create({ ...daily, people: [other.id] })
    await other.portal.reportDefinitions.subscribe(kept.id)
    const deleted = await reportDefinitions.create({ ...daily, name: 'Otra' })
    await reportDefinitions.update(kept.id, daily)
    await reportDefinitions.destroy(deleted.id)
    // Set the instant directly: an hour exceeds the idle timeout of a session.
    const due = { nextAt: clock.now() }
    await db.updateTable('reportDefinitions').set(due).where('id', 'in', [kept.id]).execute()
    for (const id of [kept.id, deleted.id])
      await server.server.kernel.jobs.enqueue(db, 'reports.schedule', { id }, { key: id })
    expect((await runOf(owner.portal, kept.id)).state).toBe('ready')
    await jobsDone(server)
    expect((await other.portal.reportRuns.index()).data).toEqual([])
    expect((await owner.portal.reportRuns.index({ definitionId: deleted.id })).data).toEqual([])
    expect((await reportDefinitions.show(kept.id)).recipients).toMatchObject([{}, {}])
    const [stopped] = (await reportDefinitions.show(kept.id)).recipients.filter(
      ({ person }) => person.id === other.id,
    )
    expect(stopped?.stopped).toBe('unshared')
  })
})
