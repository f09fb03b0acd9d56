import { randomUUID } from 'node:crypto'
import type { ClockCorrectionInput, Portal } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '#time-record/chain.rules.ts'
import { stillClock } from '#testing/clock.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { recorded } from '#testing/recorded.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
let centerId: string

/** Monday in Madrid, half past eleven. */
const now = new Date('2026-03-02T10:30:00Z')
const clock = stillClock(now)
const friday = '2026-02-27'

beforeAll(async () => {
  server = await startServer({ clock })
  admin = await signedIn(server, 'admin')
  const mark = randomUUID().slice(0, 8)
  const center = {
    name: `Centro ${mark}`,
    code: mark.toUpperCase(),
    timeZone: 'Europe/Madrid',
    country: 'ES',
  }
  centerId = (await admin.workCenters.create(center)).id
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db

/** Somebody with a contract, and a coordinator of theirs. */
async function pair(): Promise<{ one: Employed; lead: Employed }> {
  const one = await employed(server, ['MENU_ACCESOS', 'FICHAJE_CREAR', 'NOTIFICACIONES_VER', 'VER_DASHBOARD'])
  const lead = await employed(server, ['ACCESOS_VER', 'FICHAJE_CORREGIR', 'NOTIFICACIONES_VER'])
  const hours = { weeklyMinutes: 2400, kind: 'indefinite', startsOn: '2026-01-01' } as const
  await admin.contracts.create({ employeeId: one.id, workCenterId: centerId, ...hours })
  const coordinated = { employeeId: one.id, coordinatorId: lead.id, startsOn: '2026-01-01', endsOn: null }
  await db()
    .insertInto('coordinatorAssignments')
    .values({ ...coordinated, id: randomUUID(), reason: null, createdBy: null, createdAt: now })
    .execute()
  return { one, lead }
}
const at = (time: string, day = friday) => `${day}T${time}:00.000Z`
const forgotten = { change: 'add', kind: 'out', at: at('16:00'), reason: 'Olvidé fichar la salida' } as const
const dayOf = async ({ portal, id }: Employed, date = friday) => portal.workdays.show(id, { date })
const refused = (status: number, field: string, code: string, value?: string) => ({
  ok: false,
  error: { status, fields: { [field]: [{ code, ...(value === undefined ? {} : { value }) }] } },
})
const told = async ({ portal }: Employed, kind: 'clock.correctionAsked' | 'clock.correctionDecided') =>
  (await portal.notifications.index({ kind: [kind] })).data

describe('clockCorrections.create, clockCorrections.approve and clockCorrections.show', () => {
  it('FIC-2.1 FIC-12.1 a forgotten exit asked for by the person is in force when the company agrees, and the old record stays', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`)
    const asked = await one.portal.clockCorrections.create(forgotten)
    expect(asked).toMatchObject({ state: 'pending', side: 'employee', date: friday, before: null })
    expect(asked).toMatchObject({
      after: { kind: 'out', at: at('16:00') },
      canDecide: false,
      canWithdraw: true,
    })
    expect((await dayOf(one)).workday.incidents).toContain('missing_out')
    const [waiting] = (await lead.portal.clockCorrections.index({ waiting: true })).data
    expect(waiting).toMatchObject({ id: asked.id, canDecide: true, person: { id: one.id } })
    expect(await told(lead, 'clock.correctionAsked')).toMatchObject([
      { data: { person: one.name, date: friday } },
    ])
    expect(await lead.portal.clockCorrections.approve(asked.id)).toMatchObject({ state: 'approved' })
    const { workday, entries } = await dayOf(one)
    expect(workday).toMatchObject({ endedAt: at('16:00'), effectiveSeconds: 8 * 3600 })
    expect(workday.incidents).not.toContain('missing_out')
    expect(entries.at(-1)).toMatchObject({ source: 'correction', reason: forgotten.reason, replaces: null })
    expect(await told(one, 'clock.correctionDecided')).toHaveLength(1)
    expect(await one.portal.clockCorrections.show(asked.id)).toMatchObject({ decidedBy: { id: lead.id } })
  })

  it('FIC-12.2 what the company asks for waits for the person, and nobody agrees with themselves', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`, `${friday} 14:00 out`)
    const entryId = (await dayOf(one)).entries[0]?.id ?? ''
    const input = { change: 'change', entryId, at: at('07:30'), reason: 'Abrió la sala' } as const
    const asked = await lead.portal.clockCorrections.create({ ...input, employeeId: one.id })
    expect(asked).toMatchObject({
      side: 'company',
      before: { kind: 'in', at: at('08:00') },
      canDecide: false,
    })
    expect(await lead.portal.clockCorrections.approve(asked.id).safe()).toMatchObject({
      error: { status: 403 },
    })
    expect((await one.portal.clockCorrections.index({ waiting: true })).data).toHaveLength(1)
    await one.portal.clockCorrections.approve(asked.id)
    const { workday, entries } = await dayOf(one)
    expect(workday.startedAt).toBe(at('07:30'))
    expect(entries.map(({ kind }) => kind)).toEqual(['in', 'in', 'out'])
    expect(entries.filter(({ isReplaced }) => isReplaced)).toMatchObject([{ id: entryId }])
    const again = await one.portal.clockCorrections.approve(asked.id).safe()
    expect(again).toMatchObject(refused(409, 'state', 'invalid'))
  })

  it('FIC-6.2 an entry that should not be there is taken back by another, and the chain still holds', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`, `${friday} 09:02 out`)
    for (const { id } of (await dayOf(one)).entries.toReversed()) {
      const input = { change: 'remove', entryId: id, reason: 'Entré por error' } as const
      const asked = await one.portal.clockCorrections.create(input)
      expect(asked).toMatchObject({ after: null })
      await lead.portal.clockCorrections.approve(asked.id)
    }
    expect((await dayOf(one)).workday).toMatchObject({ startedAt: null, presenceSeconds: 0 })
    const rows = await db()
      .selectFrom('clockEntries')
      .selectAll()
      .where('employeeId', '=', one.id)
      .orderBy('number')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['in', 'out', 'void', 'void'])
    for (const [index, { hash, ...row }] of rows.entries()) {
      expect(hashOf(row)).toBe(hash)
      expect(row.previousHash).toBe(rows[index - 1]?.hash ?? '')
    }
  })

  it.each([
    ['an instant to come', { at: '2026-03-02T12:00:00.000Z' }, 'at', 'less_than'],
    ['a second entry while at work', { kind: 'in', at: at('10:00') }, 'kind', 'invalid'],
    ['the end of a break that never began', { kind: 'break_end', at: at('10:00') }, 'kind', 'invalid'],
    ['a break without its type', { kind: 'break_start', at: at('10:00') }, 'breakTypeId', 'blank'],
    [
      'a break of an unknown type',
      { kind: 'break_start', at: at('10:00'), breakTypeId: randomUUID() },
      'breakTypeId',
      'inclusion',
    ],
    ['no time', { at: undefined }, 'at', 'blank'],
    ['no kind', { kind: undefined }, 'kind', 'blank'],
    ['an entry that there is not', { change: 'change', entryId: randomUUID() }, 'entryId', 'inclusion'],
    ['a change of no entry', { change: 'change' }, 'entryId', 'blank'],
  ] as const)('refuses %s, and keeps nothing', async (_what, wrong, field, code) => {
    const { one } = await pair()
    await recorded(
      server,
      one.id,
      `${friday} 09:00 in`,
      `${friday} 12:00 out`,
      `${friday} 13:00 in`,
      `${friday} 17:00 out`,
    )
    const input = { ...forgotten, ...wrong } as ClockCorrectionInput
    expect(await one.portal.clockCorrections.create(input).safe()).toMatchObject(refused(422, field, code))
    expect((await one.portal.clockCorrections.index()).data).toEqual([])
  })

  it('refuses an exit more than sixteen hours after the entry', async () => {
    const { one } = await pair()
    await recorded(server, one.id, `${friday} 06:00 in`)
    const late = { ...forgotten, at: at('21:30') }
    expect(await one.portal.clockCorrections.create(late).safe()).toMatchObject(
      refused(422, 'kind', 'invalid', 'out'),
    )
    expect(await one.portal.clockCorrections.create({ ...late, at: at('20:30') }).safe()).toMatchObject({
      ok: true,
    })
  })

  it('an entry moves into another day by a removal and an addition, never by a change', async () => {
    const { one, lead } = await pair()
    const agreed = async (input: ClockCorrectionInput) => {
      const { id } = await one.portal.clockCorrections.create(input)
      await lead.portal.clockCorrections.approve(id)
    }
    await recorded(server, one.id, '2026-02-26 23:50 in', `${friday} 06:00 out`)
    const entryId = (await dayOf(one, '2026-02-26')).entries[0]?.id ?? ''
    const reason = 'Llegué tarde'
    const moved = { change: 'change', entryId, at: at('00:10'), reason } as const
    expect(await one.portal.clockCorrections.create(moved).safe()).toMatchObject(
      refused(422, 'at', 'invalid'),
    )
    await agreed({ change: 'remove', entryId, reason })
    expect((await dayOf(one)).workday.incidents).toContain('missing_in')
    expect((await dayOf(one, '2026-02-26')).workday.startedAt).toBeNull()
    await agreed({ change: 'add', kind: 'in', at: at('00:10'), reason })
    const { workday } = await dayOf(one)
    expect(workday).toMatchObject({ startedAt: at('00:10'), endedAt: at('05:00') })
    expect(workday.incidents).not.toContain('missing_in')
  })

  it('a day that was missed is added entry by entry, and so is a break at noon that was forgotten', async () => {
    const { one, lead } = await pair()
    const agreed = async (kind: 'in' | 'out', time: string, day = friday) => {
      const input = { change: 'add', kind, at: at(time, day), reason: 'No pude fichar' } as const
      const { id } = await one.portal.clockCorrections.create(input)
      await lead.portal.clockCorrections.approve(id)
    }
    await agreed('in', '08:00')
    expect((await dayOf(one)).workday.incidents).toContain('missing_out')
    await agreed('out', '18:00')
    expect((await dayOf(one)).workday).toMatchObject({ presenceSeconds: 10 * 3600 })
    await agreed('out', '12:00')
    await agreed('in', '14:00')
    const { workday } = await dayOf(one)
    expect(workday).toMatchObject({ presenceSeconds: 8 * 3600, startedAt: at('08:00'), endedAt: at('18:00') })
    expect(workday.incidents).not.toContain('missing_in')
  })

  it('what is left of a day stays when a later span of it is taken back', async () => {
    const { one, lead } = await pair()
    await recorded(
      server,
      one.id,
      `${friday} 00:10 in`,
      `${friday} 05:00 out`,
      `${friday} 22:00 in`,
      `${friday} 22:01 out`,
    )
    for (const { id } of (await dayOf(one)).entries.slice(2).toReversed()) {
      const asked = await one.portal.clockCorrections.create({
        change: 'remove',
        entryId: id,
        reason: 'Entré por error',
      })
      await lead.portal.clockCorrections.approve(asked.id)
    }
    const { workday, entries } = await dayOf(one)
    expect(workday).toMatchObject({ endedAt: at('04:00'), presenceSeconds: 290 * 60 })
    const taken = entries.filter(({ isReplaced, kind }) => isReplaced || kind === 'void')
    expect(taken.map(({ kind }) => kind).sort()).toEqual(['in', 'out', 'void', 'void'])
    const list = await one.portal.clockEntries.index({ from: friday, until: friday })
    expect(new Set(list.data.map((entry) => entry.workday))).toEqual(new Set([friday]))
  })

  it('what is corrected keeps its place and its type: remote work stays remote, a break counts as it did', async () => {
    const { one, lead } = await pair()
    await one.portal.clock.press({ kind: 'in', mode: 'remote' })
    const type = (await one.portal.clock.show()).breakTypes.find(({ name }) => name === 'Baño')
    const begun = clock.now()
    clock.forward(60)
    await one.portal.clock.press({ kind: 'break_start', breakTypeId: type?.id ?? null })
    clock.forward(240)
    const later = (seconds: number) => new Date(begun.getTime() + seconds * 1000).toISOString()
    const added = { change: 'add', kind: 'break_end', at: later(200), reason: 'Olvidé volver' } as const
    await lead.portal.clockCorrections.approve((await one.portal.clockCorrections.create(added)).id)
    await db()
      .updateTable('breakTypes')
      .set({ effective: sql`not effective` })
      .where('id', '=', type?.id ?? '')
      .execute()
    const before = (await one.portal.workdays.show(one.id)).segments.map(({ counts }) => counts)
    const entry = (await one.portal.clockEntries.index({ kind: 'break_start' })).data[0]
    const moved = {
      change: 'change',
      entryId: entry?.id ?? '',
      at: later(90),
      reason: 'Fue después',
    } as const
    await lead.portal.clockCorrections.approve((await one.portal.clockCorrections.create(moved)).id)
    const { segments } = await one.portal.workdays.show(one.id)
    expect(segments.map(({ counts }) => counts)).toEqual(before)
    expect(new Set(segments.map(({ mode }) => mode))).toEqual(new Set(['remote']))
    await db()
      .updateTable('breakTypes')
      .set({ effective: sql`not effective` })
      .where('id', '=', type?.id ?? '')
      .execute()
  })

  it('one entry waits for one correction at a time, and what was replaced is corrected no more', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`, `${friday} 14:00 out`)
    const entryId = (await dayOf(one)).entries[1]?.id ?? ''
    const input = { change: 'change', entryId, at: at('13:30'), reason: 'Salí más tarde' } as const
    const asked = await one.portal.clockCorrections.create(input)
    expect(await one.portal.clockCorrections.create(input).safe()).toMatchObject(
      refused(409, 'entryId', 'invalid'),
    )
    await lead.portal.clockCorrections.approve(asked.id)
    expect(await one.portal.clockCorrections.create(input).safe()).toMatchObject(
      refused(409, 'entryId', 'invalid'),
    )
  })

  it('is tried again when it is decided: what the record has overtaken is refused, and waits', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`)
    const first = await one.portal.clockCorrections.create(forgotten)
    const second = await one.portal.clockCorrections.create(forgotten)
    await lead.portal.clockCorrections.approve(first.id)
    const overtaken = await lead.portal.clockCorrections.approve(second.id).safe()
    expect(overtaken).toMatchObject(refused(422, 'kind', 'invalid', 'out'))
    expect((await one.portal.clockCorrections.show(second.id)).state).toBe('pending')
  })

  it('an exit that ends the working day at hand ends what the person does as an agent', async () => {
    const { one, lead } = await pair()
    await one.portal.clock.press({ kind: 'in' })
    await one.portal.agentState.patch({ state: 'available' })
    clock.forward(600)
    const out = await one.portal.clockCorrections.create({
      ...{ ...forgotten, at: new Date(now.getTime() + 300_000).toISOString() },
    })
    await lead.portal.clockCorrections.approve(out.id)
    expect((await one.portal.clock.show()).state).toBe('out')
    expect((await one.portal.agentState.show()).state).toBe('offline')
  })
})

describe('clockCorrections.index, clockCorrections.reject and clockCorrections.withdraw', () => {
  it('FIC-2.2 a refusal says why, leaves the record as it was, and is decided once', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    expect(await lead.portal.clockCorrections.reject(id, { reason: '' }).safe()).toMatchObject({
      error: { status: 422 },
    })
    const answer = await lead.portal.clockCorrections.reject(id, { reason: 'Salió a las tres' })
    expect(answer).toMatchObject({ state: 'rejected', decision: 'Salió a las tres', canDecide: false })
    expect((await dayOf(one)).entries).toHaveLength(1)
    expect(await one.portal.clockCorrections.withdraw(id).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
  })

  it('who has asked takes it back, and nobody else', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    expect(await lead.portal.clockCorrections.withdraw(id).safe()).toMatchObject({ error: { status: 403 } })
    expect(await one.portal.clockCorrections.withdraw(id)).toMatchObject({ state: 'withdrawn' })
    expect((await lead.portal.clockCorrections.index({ waiting: true })).data).toEqual([])
  })

  it('what nobody answers within fourteen days has expired, and stands in nobody’s way', async () => {
    const { one, lead } = await pair()
    await recorded(server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    await db()
      .updateTable('clockCorrections')
      .set({ expiresAt: new Date(now.getTime() - 1000) })
      .where('id', '=', id)
      .execute()
    expect((await one.portal.clockCorrections.show(id)).state).toBe('expired')
    expect((await one.portal.clockCorrections.index({ state: ['expired'] })).data).toHaveLength(1)
    expect(await one.portal.clockCorrections.withdraw(id).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
  })

  it('REP-12.1 shows every correction of those in reach with what stood before and after, by whom, narrowed as asked', async () => {
    const { one, lead } = await pair()
    const other = await employed(server)
    await recorded(server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    const ofOne = { employeeId: one.id }
    expect((await lead.portal.clockCorrections.index(ofOne)).data).toMatchObject([
      { id, askedBy: { id: one.id } },
    ])
    expect((await admin.clockCorrections.index({ ...ofOne, from: friday, until: friday })).data).toHaveLength(
      1,
    )
    expect((await admin.clockCorrections.index({ ...ofOne, from: '2026-02-28' })).data).toEqual([])
    expect((await admin.clockCorrections.index({ ...ofOne, side: 'company' })).data).toEqual([])
    expect((await admin.clockCorrections.index({ ...ofOne, search: 'olvide' })).data).toHaveLength(1)
    expect((await other.portal.clockCorrections.index(ofOne)).data).toEqual([])
    expect(await other.portal.clockCorrections.show(id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await other.portal.clockCorrections.create({ ...forgotten, ...ofOne }).safe()).toMatchObject({
      error: { status: 403 },
    })
  })
})
