import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { ticketQueue } from '#testing/ticket-queue.ts'
import { type Desk, desk } from '#testing/tickets.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'

let server: TestServer
let admin: Portal
let at: Desk
let priority: { id: string; firstResponseMinutes: number; resolutionMinutes: number }

beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  at = await desk(admin)
  const terms = { firstResponseMinutes: 30, resolutionMinutes: 480 }
  priority = {
    ...terms,
    ...(await admin.priorities.create({ name: crypto.randomUUID(), weight: 7, ...terms })),
    ...terms,
  }
})
afterAll(() => server.close())

const minutes = (from: string, until: string | undefined) =>
  (Date.parse(until ?? '') - Date.parse(from)) / 60_000
const clockOf = async (id: string, kind: string) =>
  (await admin.ticketDesk.clocks(id)).find((one) => one.kind === kind)
const inQueue = async (more: object = {}) => {
  const { skillId, hours } = await ticketQueue(server, 0)
  await hours(more)
  return at.opened('Con plazo', { skillId, priorityId: priority.id })
}

describe('ticketDesk.clocks', () => {
  it('first answer and solution are due by the priority, and the first answer stops its clock', async () => {
    const made = await inQueue()
    const clocks = await admin.ticketDesk.clocks(made.id)
    expect(clocks.map(({ kind, dueAt }) => [kind, minutes(made.createdAt, dueAt)])).toEqual([
      ['first_response', 30],
      ['solution', 480],
    ])
    expect(clocks.map(({ light }) => light)).toEqual(['green', 'green'])
    expect(minutes(made.createdAt, (await admin.tickets.show(made.id)).dueAt ?? undefined)).toBe(30)
    await admin.ticketEntries.create(made.id, {
      kind: 'public',
      direction: 'out',
      text: 'Lo estamos mirando.',
    })
    expect((await clockOf(made.id, 'first_response'))?.stoppedAt).not.toBeNull()
    expect(minutes(made.createdAt, (await admin.tickets.show(made.id)).dueAt ?? undefined)).toBe(480)
  })

  it('pending stops the clocks of a ticket, and they go on afterwards', async () => {
    const made = await inQueue()
    const { version } = await admin.tickets.transition(made.id, {
      transition: 'empezar',
      version: made.version,
    })
    const waiting = await admin.tickets.transition(made.id, {
      ...{ transition: 'esperar', pendingUntil: at.tomorrow(server), version },
    })
    expect((await clockOf(made.id, 'solution'))?.pausedAt).not.toBeNull()
    expect(waiting.dueAt).toBeNull()
    await admin.tickets.transition(made.id, { transition: 'seguir', version: waiting.version })
    expect((await clockOf(made.id, 'solution'))?.pausedAt).toBeNull()
    expect((await admin.tickets.show(made.id)).dueAt).not.toBeNull()
  })

  it('a claim cannot wait for its client for less than ten working days', async () => {
    const made = await inQueue({ legalTerm: 'claim' })
    expect(minutes(made.createdAt, (await clockOf(made.id, 'legal'))?.dueAt)).toBeGreaterThan(18 * 24 * 60)
    const { version } = await admin.tickets.transition(made.id, {
      transition: 'empezar',
      version: made.version,
    })
    const early = { transition: 'esperar', pendingUntil: at.tomorrow(server), version }
    await expect(admin.tickets.transition(made.id, early)).rejects.toMatchObject({
      ...{ status: 422, fields: { pendingUntil: [{ code: 'invalid' }] } },
    })
  })
})

describe('serviceHours.create', () => {
  it('gives a skill one set of hours, and counts the clocks of its open tickets anew', async () => {
    const { skillId } = await ticketQueue(server, 0)
    const made = await at.opened('Con otro calendario', { skillId, priorityId: priority.id })
    const hours = { name: crypto.randomUUID(), skillId, opensAt: '00:00', closesAt: '00:01' }
    await admin.serviceHours.create(hours)
    await vi.waitFor(
      async () =>
        expect(minutes(made.createdAt, (await clockOf(made.id, 'solution'))?.dueAt)).toBeGreaterThan(
          480 * 24 * 60,
        ),
      waitLimit,
    )
    const again = { ...hours, name: crypto.randomUUID() }
    await expect(admin.serviceHours.create(again)).rejects.toMatchObject({
      fields: { skillId: [{ code: 'taken' }] },
    })
    const other = await ticketQueue(server, 0)
    const upside = { ...again, skillId: other.skillId, opensAt: '10:00', closesAt: '09:00' }
    await expect(admin.serviceHours.create(upside)).rejects.toMatchObject({
      fields: { closesAt: [{ code: 'greater_than' }] },
    })
  })
})

describe('the light of a ticket', () => {
  it('TIC-5.3 the colour of escalation shows in lists and on the ticket, while it waits, too', async () => {
    const { add, skillId } = await ticketQueue(server, 0)
    const [id = ''] = await add([{ priorityId: priority.id, minutesAgo: 29, subject: 'A punto de vencer' }])
    const { db } = server.server.kernel.database
    await settleClocks({ db, clock: server.server.kernel.clock }, [id])
    const shown = async () => {
      const [row] = (await admin.tickets.index({ skillId })).data
      const { light, stateType, dueAt } = await admin.tickets.show(id)
      return [row?.light, light, stateType, dueAt !== null]
    }
    expect(await shown()).toEqual(['amber', 'amber', 'new', true])
    await db.updateTable('tickets').set({ stateType: 'pending' }).where('id', '=', id).execute()
    await settleClocks({ db, clock: server.server.kernel.clock }, [id])
    expect(await shown()).toEqual(['amber', 'amber', 'pending', false])
  })

  it('the clocks of open tickets follow the terms of their priority', async () => {
    const own = await admin.priorities.create({ name: crypto.randomUUID(), firstResponseMinutes: 30 })
    const { skillId } = await ticketQueue(server, 0)
    const made = await at.opened('Con otro plazo', { skillId, priorityId: own.id })
    expect(minutes(made.createdAt, made.dueAt ?? undefined)).toBe(30)
    await admin.priorities.patch(own.id, { version: own.version, firstResponseMinutes: 90 })
    const due = async () => (await admin.tickets.show(made.id)).dueAt ?? undefined
    await vi.waitFor(async () => expect(minutes(made.createdAt, await due())).toBe(90), waitLimit)
  })
})

describe('ticketDesk.receipt', () => {
  it('TIC-15.1 a client’s ticket has a clave identificativa and a justificante', async () => {
    const made = await inQueue({ legalTerm: 'outage' })
    const file = await admin.ticketDesk.receipt(made.id)
    expect(file.filename).toBe(`${made.key}.pdf`)
    expect((await file.blob().then((blob) => blob.text())).slice(0, 5)).toBe('%PDF-')
    expect((await admin.tickets.index({ search: made.key })).data).toMatchObject([{ id: made.id }])
  })
})

describe('the escalation of a ticket', () => {
  it('notifies the assignee once a step', async () => {
    const { people, add, run } = await ticketQueue(server, 1, ['TICKETS_VER', 'NOTIFICACIONES_VER'])
    const [id = ''] = await add([{ priorityId: priority.id, minutesAgo: 29, subject: 'A punto de vencer' }])
    const agent = people[0]?.portal ?? admin
    await agent.ticketDesk.next()
    const { db } = server.server.kernel.database
    await settleClocks({ db, clock: server.server.kernel.clock }, [id])
    const notices = async () =>
      (await agent.notifications.index()).data.filter(({ kind }) => kind === 'tickets.escalated')
    for (let count = 0; count < 2; count += 1) {
      await run('tickets.watch')
      await vi.waitFor(async () => expect(await notices()).toHaveLength(1), waitLimit)
    }
    // Times in a notice are in the reader's zone.
    const [notice] = await notices()
    expect(notice?.data).toMatchObject({ subject: 'A punto de vencer' })
    expect(String(notice?.data.at)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d( UTC)?$/u)
  })
})
