import { randomUUID } from 'node:crypto'
import { permissionByName, type PermissionName } from '@portal/permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { fetchCalendar, readCalendar } from '#testing/calendars.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { times, weekFrom } from '#testing/planning.ts'
import { asked, coordinated, daysFrom } from '#testing/vacations.ts'
import { centerIn } from '#testing/working-time.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

const leading = ['SOLICITAR_VACACIONES', 'MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO'] as const

/** A person, and their coordinator, who may see their vacation and absences. */
async function pair() {
  const one = await started.hired()
  const lead = await employed(started.server, [...leading, 'SOLICITUDES_AUSENCIA_VER'])
  await coordinated(started.server, one, lead)
  return { one, lead }
}

const read = async (address: string) => {
  const { answer, text } = await fetchCalendar(started.server, address)
  expect([answer.status, answer.status === 200 ? '' : text]).toEqual([200, ''])
  return { answer, text, ...readCalendar(text) }
}
const statusOf = async (address: string) => (await fetchCalendar(started.server, address)).answer.status
const feed = ({ portal }: Employed, kind: 'own' | 'team' = 'own') => portal.calendarFeeds.create({ kind })

describe('calendarFeeds.create, calendarFeeds.file and calendarFeeds.index', () => {
  it('VAC-13.1: a program that knows nothing of us reads vacation: whole days, waiting, approved and called off', async () => {
    const { one, lead } = await pair()
    const { url } = await feed(one)
    const { id } = await asked(one, '2026-08-03', 14)
    const first = await read(url)
    expect(first.answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(first).toMatchObject({ name: 'Mis vacaciones y ausencias', refresh: 'PT1H' })
    const days = { uid: `${id}-1`, isDay: true, start: '2026-08-03', end: '2026-08-17' }
    expect(first.events).toMatchObject([
      { ...days, status: 'TENTATIVE', summary: 'Vacaciones (por confirmar)', sequence: '1' },
    ])
    started.clock.forward(60)
    await lead.portal.vacationRequests.reject(id, { version: 1, comment: 'Campaña de verano' })
    const [rejected] = (await read(url)).events
    expect(rejected).toMatchObject({ ...days, status: 'CANCELLED', summary: 'Vacaciones', sequence: '2' })
    expect(Date.parse(rejected?.modified ?? '') - Date.parse(first.events[0]?.modified ?? '')).toBe(60_000)
  })

  it('non-consecutive days are separate events; approved ones are confirmed', async () => {
    const one = await started.hired()
    const days = [...daysFrom('2026-09-07', 2), ...daysFrom('2026-09-10', 1)]
    const { id } = await one.portal.vacationRequests.create({ kind: 'annual', days, agreed: true })
    await started.db
      .updateTable('vacationRequests')
      .set({ state: 'approved', stage: null })
      .where('id', '=', id)
      .execute()
    expect((await read((await feed(one)).url)).events).toMatchObject([
      { uid: `${id}-1`, start: '2026-09-07', end: '2026-09-09', status: 'CONFIRMED', summary: 'Vacaciones' },
      { uid: `${id}-2`, start: '2026-09-10', end: '2026-09-11', status: 'CONFIRMED' },
    ])
  })

  it('never reveals why somebody is absent, even to themselves: the URL may be passed on', async () => {
    const { one, lead } = await pair()
    await started.reportAbsence(one, 'HOS', {
      from: '2026-03-04',
      kinship: 'first',
      comment: 'Operación de mi padre',
    })
    await started.reportAbsence(one, 'MUD', { from: '2026-04-07' })
    await started.reportAbsence(one, 'MED', { from: '2026-04-14', part: 'hours', minutes: 90 })
    const [own, team] = [await read((await feed(one)).url), await read((await feed(lead, 'team')).url)]
    const shownEvents = own.events.map(({ start, summary }) => [start, summary])
    expect(shownEvents).toEqual([
      ['2026-03-04', 'Ausente'],
      ['2026-04-07', expect.stringMatching(/^Ausente/)],
      ['2026-04-14', expect.stringMatching(/^Ausente \(1:30 h/)],
    ])
    expect(team.events.map(({ start, summary }) => [start, summary])).toEqual(
      own.events.map(({ start, summary }) => [start, `${one.name}: ${summary}`]),
    )
    expect(own.text + team.text).not.toMatch(/\b(HOS|MUD|MED)\b|hospital|mudanza|médic|padre/i)
  })

  it('hours that say when they are have their times, by the clock of where the person works', async () => {
    const one = await started.hired()
    await started.reportAbsence(one, 'MED', { from: '2026-04-14', part: 'hours', minutes: 90, start: 600 })
    expect((await read((await feed(one)).url)).events).toMatchObject([
      { isDay: false, start: '2026-04-14T08:00:00Z', end: '2026-04-14T09:30:00Z' },
    ])
  })

  it('a half day has the times of its plan: in the Canary Islands an hour later than in Madrid', async () => {
    const { admin, reportAbsence } = started
    const pattern = await admin.shiftPatterns.create({
      ...{ name: `Turno ${randomUUID()}`, anchorOn: '2026-03-02' },
      weeks: [
        weekFrom(9).map(({ segments }) => ({ segments, breaks: segments.length > 0 ? [times(11, 12)] : [] })),
      ],
    })
    const starts: string[][] = []
    for (const zone of ['Europe/Madrid', 'Atlantic/Canary']) {
      const one = await employed(started.server, ['AUSENCIAS'])
      const { id: workCenterId } = await centerIn(admin, zone)
      const terms = { workCenterId, weeklyMinutes: 2100, kind: 'indefinite', startsOn: '2020-01-01' } as const
      await admin.contracts.create({ ...terms, employeeId: one.id, partTime: true })
      await admin.shiftAssignments.create({
        employeeIds: [one.id],
        patternId: pattern.id,
        startsOn: '2026-03-02',
      })
      await reportAbsence(one, 'HOS', { from: '2026-03-05', part: 'morning', kinship: 'first' })
      const { events } = await read((await feed(one)).url)
      expect(events).toMatchObject([{ isDay: false, summary: 'Ausente (mañana)', status: 'CONFIRMED' }])
      starts.push(events.flatMap(({ start, end }) => [start, end]))
    }
    expect(starts).toEqual([
      ['2026-03-05T08:00:00Z', '2026-03-05T12:30:00Z'],
      ['2026-03-05T09:00:00Z', '2026-03-05T13:30:00Z'],
    ])
  })

  it('the calendar of a team has those whom one coordinates at this moment, and what one may see of them', async () => {
    const { one, lead } = await pair()
    const { db } = started
    await asked(one, '2026-08-03')
    await started.reportAbsence(one, 'APR', { from: '2026-04-06' })
    const stranger = await started.hired()
    await asked(stranger, '2026-08-03')
    const { url, id } = await feed(lead, 'team')
    expect((await read(url)).events.map(({ start }) => start).sort()).toEqual(['2026-04-06', '2026-08-03'])
    const [shownFeed] = await lead.portal.calendarFeeds.index()
    expect([shownFeed?.id, shownFeed?.lastFetchedAt]).toEqual([id, started.clock.now().toISOString()])
    await revoke(lead, 'SOLICITUDES_AUSENCIA_VER')
    expect((await read(url)).events.map(({ start }) => start)).toEqual(['2026-08-03'])
    await db
      .updateTable('coordinatorAssignments')
      .set({ endsOn: '2026-03-01' })
      .where('coordinatorId', '=', lead.id)
      .execute()
    expect((await read(url)).events).toEqual([])
    await revoke(lead, 'MENU_VACATION_EMPLOYEE', 'VACACIONES_CAMBIAR_ESTADO')
    expect(await statusOf(url)).toBe(404)
    expect(await feed(one, 'team').catch((error: unknown) => error)).toMatchObject({
      fields: { kind: [{ code: 'inclusion' }] },
    })
  })

  it('long names and strange signs arrive as they were: folded by octets, escaped', async () => {
    const { one, lead } = await pair()
    const name = `Ñandú; "Núñez", ${'ü'.repeat(60)}\\n ${'🏖'.repeat(10)}`
    await started.db.updateTable('users').set({ displayName: name }).where('id', '=', one.id).execute()
    await asked(one, '2026-08-03')
    const { text, events } = await read((await feed(lead, 'team')).url)
    expect(events[0]?.summary).toBe(`${name}: Vacaciones (por confirmar)`)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('unchanged content is not sent again', async () => {
    const one = await started.hired()
    const { url } = await feed(one)
    const { answer } = await read(url)
    const version = answer.headers.get('etag') ?? ''
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const again = await fetchCalendar(started.server, url, `"other", W/${version}`)
    expect([again.answer.status, again.text, again.answer.headers.get('etag')]).toEqual([304, '', version])
    await asked(one, '2026-08-03')
    expect((await fetchCalendar(started.server, url, version)).answer.status).toBe(200)
  })

  it('one address is read sixty times an hour at most', async () => {
    const one = await started.hired()
    const { url } = await feed(one)
    for (let at = 0; at < 60; at += 1) expect(await statusOf(url)).toBe(200)
    const { answer } = await fetchCalendar(started.server, url)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 3600])
  })
})

describe('calendarFeeds.renew and calendarFeeds.destroy', () => {
  it('an address that was renewed or deleted is unknown, as one is of who is blocked', async () => {
    const [one, other] = [await started.hired(), await started.hired()]
    const { id, url } = await feed(one)
    await expect(feed(one)).rejects.toMatchObject({ fields: { kind: [{ code: 'taken' }] } })
    for (const act of ['renew', 'destroy'] as const)
      await expect(other.portal.calendarFeeds[act](id)).rejects.toMatchObject({ status: 404 })
    const renewed = await one.portal.calendarFeeds.renew(id)
    expect([await statusOf(url), await statusOf(renewed.url)]).toEqual([404, 200])
    await one.portal.calendarFeeds.destroy(id)
    expect(await statusOf(renewed.url)).toBe(404)
    const left = await feed(other)
    await started.db.updateTable('users').set({ active: false }).where('id', '=', other.id).execute()
    expect(await statusOf(left.url)).toBe(404)
  })

  it('the secret is shown once and not stored: neither in the list nor in the database', async () => {
    const one = await started.hired()
    const { url } = await feed(one)
    const secret = url.split('/').at(-2) ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    const stored = await started.db
      .selectFrom('calendarFeeds')
      .where('userId', '=', one.id)
      .selectAll()
      .execute()
    const log = await started.db.selectFrom('auditEvents').where('userId', '=', one.id).selectAll().execute()
    const everything = JSON.stringify([await one.portal.calendarFeeds.index(), stored, log])
    expect(everything).toContain('calendarFeeds.create')
    expect(everything).not.toContain(secret)
  })
})

/** Revokes permissions of a person of this test. */
async function revoke({ id }: Employed, ...names: readonly PermissionName[]): Promise<void> {
  const ids = names.map((name) => permissionByName(name)?.id ?? 0)
  await started.db
    .deleteFrom('rolePermissions')
    .where('permissionId', 'in', ids)
    .where('roleId', 'in', (roles) => roles.selectFrom('userRoles').where('userId', '=', id).select('roleId'))
    .execute()
}
