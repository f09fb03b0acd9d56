import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { announced } from '#db/announced.ts'
import { type Notice, notify } from '#notices/notify.ts'
import { stillClock } from '#testing/clock.ts'
import { receivedBy } from '#testing/received.ts'
import { mailsIn } from '#testing/mails.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let portal: Portal
let userId: string

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'empleado')
  userId = uidOf(portal)
})
afterAll(() => server.close())
const uidOf = ({ session }: Portal) => session.current?.userData.uid ?? ''

function notifyPeople(userIds: readonly string[], more: Partial<Notice> = {}): Promise<void> {
  const { kernel } = server.server
  return announced(kernel.database, kernel.bus, (db, bus) =>
    notify(
      { ...kernel, db, bus },
      {
        userIds,
        kind: 'loads.completed',
        data: { load: 'Bajas de noviembre', records: 12, errors: 0 },
        link: '/clustering/cargue',
        ...more,
      },
    ),
  )
}

const forget = () => server.server.kernel.database.db.deleteFrom('notifications').execute()

describe('notifications.index', () => {
  it('lists one’s own notifications as kind and data, the newest first', async () => {
    await forget()
    await notifyPeople([userId])
    await notifyPeople([userId], { kind: 'loads.failed', data: { load: 'Altas' } })
    const { data, meta } = await portal.notifications.index()
    expect(meta.totalCount).toBe(2)
    expect(data.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['loads.failed', 'loads.completed']))
    const notification = data.find(({ kind }) => kind === 'loads.completed')
    expect(notification).toMatchObject({
      data: { load: 'Bajas de noviembre', records: 12, errors: 0 },
      link: '/clustering/cargue',
      readAt: null,
    })
    const other = await signedIn(server, 'coordinador')
    expect((await other.notifications.index()).data).toEqual([])
    await expect(other.notifications.destroy(notification?.id ?? '')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  it('COM-4.5 filters by kind, unread state, day, and words of the data', async () => {
    await forget()
    await notifyPeople([userId])
    await notifyPeople([userId], { kind: 'loads.failed', data: { load: 'Peñíscola 100 %' } })
    const count = async (query: Parameters<typeof portal.notifications.index>[0]) =>
      (await portal.notifications.index(query)).meta.totalCount
    expect(await count({ kind: ['loads.failed'] })).toBe(1)
    expect(await count({ kind: ['access.requested'] })).toBe(0)
    expect(await count({ unread: true })).toBe(2)
    expect(await count({ unread: false })).toBe(0)
    expect(await count({ search: 'peniscola' })).toBe(1)
    expect(await count({ search: '%' })).toBe(1)
    const today = new Date().toISOString().slice(0, 10)
    expect(await count({ from: today, to: today })).toBe(2)
    expect(await count({ to: '2020-01-01' })).toBe(0)
  })
})

describe('notifications.read', () => {
  it('COM-4.1 COM-4.3 marks some or all as read, and counts the others', async () => {
    await forget()
    for (const load of ['A', 'B', 'C']) await notifyPeople([userId], { data: { load } })
    const [first] = (await portal.notifications.index()).data
    expect(await portal.notifications.read({ ids: [first?.id ?? ''] })).toEqual({ unread: 2 })
    expect(await portal.notifications.read({ until: '2020-01-01T00:00:00.000Z' })).toEqual({ unread: 2 })
    expect(await portal.notifications.read({ until: new Date().toISOString() })).toEqual({ unread: 0 })
  })

  it('leaves the notifications of others alone', async () => {
    await forget()
    await notifyPeople([userId])
    const [mine] = (await portal.notifications.index()).data
    const other = await signedIn(server, 'coordinador')
    await other.notifications.read({ ids: [mine?.id ?? ''] })
    expect(await portal.notifications.unread()).toEqual({ unread: 1 })
  })
})

describe('notifications.unread', () => {
  it('COM-4.1 grows without being asked for: the open page hears that there is something', async () => {
    await forget()
    const page = await receivedBy(portal)
    await notifyPeople([userId])
    await vi.waitFor(() => expect(page.received).toContain('notifications.changed'), waitLimit)
    expect(await portal.notifications.unread()).toEqual({ unread: 1 })
    page.leave()
  })

  it('sends nothing that was rolled back', async () => {
    await forget()
    const { kernel } = server.server
    const undone = announced(kernel.database, kernel.bus, async (db, bus) => {
      await notify({ ...kernel, db, bus }, { userIds: [userId], kind: 'loads.failed' })
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await portal.notifications.unread()).toEqual({ unread: 0 })
  })
})

describe('notifications.destroy', () => {
  it('deletes one of one’s own, and answers 404 the second time', async () => {
    await forget()
    await notifyPeople([userId])
    const [mine] = (await portal.notifications.index()).data
    await portal.notifications.destroy(mine?.id ?? '')
    await expect(portal.notifications.destroy(mine?.id ?? '')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('notificationPreferences.update', () => {
  it('COM-4.6 keeps a kind away from who does not want it, or sends it by mail', async () => {
    await forget()
    const choose = (inPortal: boolean, mail: boolean) =>
      portal.notificationPreferences.update({
        preferences: [{ kind: 'loads.completed', portal: inPortal, mail }],
      })
    const chosen = await choose(false, false)
    expect(chosen).toContainEqual({ kind: 'loads.completed', portal: false, mail: false, excluded: false })
    await notifyPeople([userId])
    expect(await portal.notifications.unread()).toEqual({ unread: 0 })
    await choose(true, true)
    const { db } = server.server.kernel.database
    await db.updateTable('users').set({ email: 'empleado@example.com' }).where('id', '=', userId).execute()
    await notifyPeople([userId])
    const letters = () =>
      mailsIn(server.server.kernel.mail.place).filter(({ to }) => to === 'empleado@example.com')
    await vi.waitFor(() => expect(letters()[0]?.subject).toContain('Bajas de noviembre'), waitLimit)
    expect(await portal.notifications.unread()).toEqual({ unread: 1 })
    await choose(true, false)
  })
})

describe('notificationExclusions.create', () => {
  it('COM-4.7 keeps a kind from a person, who sees it, until the exclusion ends', async () => {
    await forget()
    const admin = await signedIn(server)
    const reason = 'Baja'
    const made = await admin.notificationExclusions.create({
      username: 'EMPLEADO',
      kind: 'loads.completed',
      reason,
    })
    expect(made).toMatchObject({ kind: 'loads.completed', reason, endsAt: null, person: { id: userId } })
    expect(made.createdBy?.id).toBe(uidOf(admin))
    await notifyPeople([userId])
    await notifyPeople([userId], { kind: 'loads.failed' })
    expect((await portal.notifications.index()).data.map(({ kind }) => kind)).toEqual(['loads.failed'])
    expect(await portal.notificationPreferences.index()).toContainEqual(
      expect.objectContaining({ kind: 'loads.completed', excluded: true }),
    )
    await admin.notificationExclusions.destroy(made.id)
    await notifyPeople([userId])
    expect(await portal.notifications.unread()).toEqual({ unread: 2 })
  })

  it('refuses a person who does not exist, and an end that is over', async () => {
    const admin = await signedIn(server)
    const { create } = admin.notificationExclusions
    await expect(create({ username: 'nobody', reason: 'x' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(
      create({ username: 'empleado', reason: 'x', endsAt: '2020-01-01T00:00:00.000Z' }),
    ).rejects.toMatchObject({ code: 'greater_than' })
  })
})

describe('notificationExclusions.index', () => {
  it('COM-4.8 is for who holds the permission (specification §6)', async () => {
    const admin = await signedIn(server)
    await admin.notificationExclusions.create({ username: 'coordinador', reason: 'Formación' })
    expect((await admin.notificationExclusions.index({ search: 'formacion' })).meta.totalCount).toBe(1)
    await expect(portal.notificationExclusions.index()).rejects.toMatchObject({ kind: 'permission' })
  })
})

describe('notificationExclusions.destroy', () => {
  it('ends every kind that was kept away', async () => {
    const admin = await signedIn(server)
    const other = await signedIn(server, 'coordinador')
    const all = await admin.notificationExclusions.list().toArray()
    for (const { id } of all) await admin.notificationExclusions.destroy(id)
    expect((await other.notificationPreferences.index()).some(({ excluded }) => excluded)).toBe(false)
  })
})

describe('quietHours.update', () => {
  const none = { startsAt: null, endsAt: null, weekends: false }

  it('COM-7.1 keeps what happens in the quiet hours until they are over; then it is shown, rung and mailed', async () => {
    const clock = stillClock(new Date('2026-03-05T21:00:00Z'))
    const quiet = await startServer({ clock })
    const person = await signedIn(quiet, 'empleado')
    const { kernel } = quiet.server
    const { db } = kernel.database
    await person.profile.patch({ timeZone: 'Europe/Madrid' })
    await db
      .updateTable('users')
      .set({ email: 'quiet@example.com' })
      .where('id', '=', uidOf(person))
      .execute()
    await person.notificationPreferences.update({
      preferences: [
        { kind: 'loads.completed', portal: true, mail: true },
        // Without entries of the day before, one would come at seven, too.
        { kind: 'clock.missing', portal: false, mail: false },
        { kind: 'clock.forgotten', portal: false, mail: false },
      ],
    })
    const hours = { startsAt: '22:00', endsAt: '07:00', weekends: false }
    expect(await person.quietHours.update(hours)).toEqual({ ...hours, timeZone: 'Europe/Madrid' })
    await announced(kernel.database, kernel.bus, async (transaction, bus) => {
      const context = { ...kernel, db: transaction, bus }
      const data = { load: 'Nocturno', records: 1, errors: 0 }
      const to = { userIds: [uidOf(person)] }
      await notify(context, { ...to, kind: 'loads.completed', data })
      await notify(context, { ...to, kind: 'agents.message', data: { person: 'L', text: 'x' } })
    })
    // Actions of a coordinator on somebody at work are notified even in quiet hours.
    const shown = async () => (await person.notifications.index()).data.map(({ kind }) => kind)
    expect(await shown()).toContain('agents.message')
    expect(await shown()).not.toContain('loads.completed')
    const { unread } = await person.notifications.unread()
    const waiting = await db.selectFrom('jobs').select(['kind', 'runAt']).execute()
    const due = waiting.filter(({ runAt }) => runAt.toISOString() === '2026-03-06T06:00:00.000Z')
    expect(due.map(({ kind }) => kind).sort()).toEqual(['mail.letter', 'notices.shown'])
    // Past midnight, and past the end of the session.
    clock.forward(9 * 60 * 60 + 1)
    const letters = () => mailsIn(kernel.mail.place).filter(({ to }) => to === 'quiet@example.com')
    await vi.waitFor(() => expect(letters()).toHaveLength(1), waitLimit)
    const morning = await signedIn(quiet, 'empleado')
    expect((await morning.notifications.index()).data.map(({ kind }) => kind)).toContain('loads.completed')
    expect(await morning.notifications.unread()).toEqual({ unread: unread + 1 })
    await quiet.close()
  })

  it('accepts a start and an end together, and refuses invalid hours', async () => {
    const { update, show } = portal.quietHours
    await expect(update({ ...none, startsAt: '20:00' })).rejects.toMatchObject({ code: 'blank' })
    for (const startsAt of ['08:00', '25:00'])
      await expect(update({ ...none, startsAt, endsAt: '08:00' })).rejects.toMatchObject({ status: 422 })
    expect(await show()).toMatchObject(none)
  })
})

describe('quietHours.show', () => {
  it('has none for who chose none', async () => {
    expect(await portal.quietHours.show()).toMatchObject({ startsAt: null, endsAt: null, weekends: false })
  })
})
