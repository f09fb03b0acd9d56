import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Portal } from '@portal/sdk'
import { heldMs } from '#db/decision-held.ts'
import { at, dayOf, forgotten, friday, type Pair, refused } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { confirmed, february, type Months, startMonths } from '#testing/months.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { recorded } from '#testing/recorded.ts'
import { storeDays } from './stored-days.job.ts'

let started: Months
beforeAll(async () => {
  started = await startMonths()
})
afterAll(() => started.server.close())

const justification = {
  date: friday,
  kind: 'missing_out',
  reason: 'Se fue la luz de la sala',
  minutes: 60,
  version: null,
} as const

/** Somebody whose exit of Friday is missing, and their coordinator. */
async function forgetful(): Promise<Pair> {
  const pair = await started.pair()
  await recorded(started.server, pair.one.id, `${friday} 09:00 in`)
  return pair
}

const notificationsOf = async (
  { portal }: Employed,
  kind: 'clock.incidentJustified' | 'clock.incidentDecided',
) => (await portal.notifications.index({ kind: [kind] })).data

describe('dayIncidents.justify, dayIncidents.decide, dayIncidents.index, dayIncidents.show and dayIncidents.release', () => {
  it('an incident is justified by its person and accepted by the company, and no effective time comes of it', async () => {
    const { one, lead } = await forgetful()
    const before = (await dayOf(one)).workday
    expect(before).toMatchObject({ incidents: ['missing_out'], incidentStates: [], justifiedMinutes: 0 })
    const asked = await one.portal.dayIncidents.justify(justification)
    expect(asked).toMatchObject({
      ...justification,
      state: 'justified',
      canJustify: true,
      canDecide: false,
      version: 1,
    })
    expect(await notificationsOf(lead, 'clock.incidentJustified')).toMatchObject([
      { data: { person: one.name, date: friday } },
    ])
    const [waiting] = (await lead.portal.dayIncidents.index({ waiting: true })).data
    expect(waiting).toMatchObject({ id: asked.id, canDecide: true, person: { id: one.id } })
    const done = await lead.portal.dayIncidents.decide(asked.id, {
      ...{ version: 1, decision: 'accepted', minutes: 45 },
    })
    expect(done).toMatchObject({ state: 'accepted', minutes: 45, decidedBy: { id: lead.id } })
    const { workday } = await dayOf(one)
    expect(workday).toMatchObject({
      ...{ incidents: ['missing_out'], justifiedMinutes: 45 },
      incidentStates: [{ id: asked.id, kind: 'missing_out', state: 'accepted' }],
    })
    const { effectiveSeconds, balanceMinutes } = before
    expect(workday).toMatchObject({ effectiveSeconds, balanceMinutes })
    expect(await notificationsOf(one, 'clock.incidentDecided')).toHaveLength(1)
    const { acts } = await one.portal.dayIncidents.show(asked.id)
    expect(acts).toMatchObject([
      { state: 'justified', by: { id: one.id }, text: justification.reason, minutes: 60 },
      { state: 'accepted', by: { id: lead.id }, minutes: 45 },
    ])
    const again = await one.portal.dayIncidents.justify({ ...justification, version: 2 }).safe()
    expect(again).toMatchObject(refused(409, 'state', 'invalid'))
  })

  it('a rejection says why, leaves the incident open, and it can be justified again', async () => {
    const { one, lead } = await forgetful()
    const { id } = await one.portal.dayIncidents.justify(justification)
    const reject = { version: 1, decision: 'rejected' } as const
    const silent = await lead.portal.dayIncidents.decide(id, reject).safe()
    expect(silent).toMatchObject(refused(422, 'comment', 'blank'))
    await lead.portal.dayIncidents.decide(id, { ...reject, comment: 'Ese día hubo luz' })
    const open = { employeeId: one.id, from: friday, until: friday, incidentState: 'open' } as const
    expect((await lead.portal.workdays.index(open)).data).toHaveLength(1)
    const anew = await one.portal.dayIncidents.justify({
      ...justification,
      reason: 'Fue en la sala dos',
      version: 2,
    })
    expect(anew).toMatchObject({ id, state: 'justified', version: 3, comment: null })
    const { acts } = await one.portal.dayIncidents.show(id)
    expect(acts.map(({ state }) => state)).toEqual(['justified', 'rejected', 'justified'])
  })

  it('nobody decides on their own, nor on whom they do not see', async () => {
    const { one, lead } = await forgetful()
    const { id } = await one.portal.dayIncidents.justify(justification)
    const accept = { version: 1, decision: 'accepted' } as const
    const other = await employed(started.server, ['ACCESOS_VER', 'FICHAJE_CORREGIR'])
    expect(await other.portal.dayIncidents.decide(id, accept).safe()).toMatchObject({
      error: { status: 404 },
    })
    const both = await employed(started.server, ['FICHAJE_CREAR', 'FICHAJE_CORREGIR', 'ACCESOS_VER'])
    await recorded(started.server, both.id, `${friday} 09:00 in`)
    const own = await both.portal.dayIncidents.justify({ ...justification, minutes: null })
    expect(await both.portal.dayIncidents.decide(own.id, accept).safe()).toMatchObject({
      error: { status: 403 },
    })
    const dismissal = { employeeId: both.id, date: friday, kind: 'missing_out' } as const
    expect(await both.portal.dayIncidents.dismiss(dismissal).safe()).toMatchObject({ error: { status: 403 } })
    const stale = await lead.portal.dayIncidents.decide(id, { ...accept, version: 2 }).safe()
    expect(stale).toMatchObject(refused(409, 'version', 'stale'))
  })

  it('takes no minutes where no time is lacking, nor more than the day lacks, and only what the day has', async () => {
    const { one } = await forgetful()
    const justify = (input: Partial<Parameters<Portal['dayIncidents']['justify']>[0]>) =>
      one.portal.dayIncidents.justify({ ...justification, ...input }).safe()
    expect(await justify({ kind: 'late' })).toMatchObject(refused(422, 'kind', 'inclusion'))
    const { workday } = await dayOf(one)
    const lack = workday.theoreticalMinutes - Math.floor(workday.effectiveSeconds / 60)
    expect(await justify({ minutes: lack + 1 })).toMatchObject(
      refused(422, 'minutes', 'less_than', String(lack + 1)),
    )
    await recorded(started.server, one.id, '2026-02-24 07:00 in', '2026-02-24 19:00 out')
    const long = { date: '2026-02-24', kind: 'excess' } as const
    expect(await justify(long)).toMatchObject(refused(422, 'minutes', 'invalid'))
    expect(await justify({ ...long, minutes: null })).toMatchObject({ ok: true })
  })

  it('is in force six seconds after, and taken back until then', async () => {
    const { one, lead } = await forgetful()
    const { id } = await one.portal.dayIncidents.justify(justification)
    const accept = { version: 1, decision: 'accepted', hold: true } as const
    const held = await lead.portal.dayIncidents.decide(id, accept)
    expect(held).toMatchObject({ state: 'justified', held: true, canDecide: false })
    expect(await lead.portal.dayIncidents.release({ ids: [id] })).toMatchObject([{ id, errors: null }])
    expect(await lead.portal.dayIncidents.show(id)).toMatchObject({
      incident: { held: false, canDecide: true },
    })
    await lead.portal.dayIncidents.decide(id, accept)
    started.clock.forward(heldMs / 1000)
    await vi.waitUntil(
      async () => (await one.portal.dayIncidents.show(id)).incident.state === 'accepted',
      waitLimit,
    )
  })
})

describe('dayIncidents.dismiss', () => {
  it('says of an incident that nobody has justified that there is nothing to look at', async () => {
    const { one, lead } = await forgetful()
    const dismissal = { employeeId: one.id, date: friday, kind: 'missing_out' } as const
    const none = await lead.portal.dayIncidents.dismiss({ ...dismissal, kind: 'late' }).safe()
    expect(none).toMatchObject(refused(422, 'kind', 'inclusion'))
    const done = await lead.portal.dayIncidents.dismiss(dismissal)
    expect(done).toMatchObject({ state: 'dismissed', decidedBy: { id: lead.id }, reason: null })
    expect(await lead.portal.dayIncidents.dismiss(dismissal).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
    expect(
      await one.portal.dayIncidents.justify({ ...justification, version: done.version }).safe(),
    ).toMatchObject(refused(409, 'state', 'invalid'))
    expect(await notificationsOf(one, 'clock.incidentDecided')).toHaveLength(1)
  })
})

describe('days with incidents', () => {
  it('are no trouble any more once these are justified or dismissed, read as stored days or not', async () => {
    const { one, lead } = await forgetful()
    const of = { employeeId: one.id, from: friday, until: friday }
    const seen = async (portal: Portal, filter: Parameters<Portal['workdays']['index']>[0] = {}) => {
      const { data, meta } = await portal.workdays.index({ ...of, ...filter })
      return [data.length, meta.incidents]
    }
    const states = ['open', 'justified', 'accepted'] as const
    const inEach = async () =>
      Promise.all(states.map((incidentState) => seen(lead.portal, { incidentState })))
    expect(await inEach()).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
    const { id } = await one.portal.dayIncidents.justify(justification)
    expect(await inEach()).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ])
    expect(
      (await lead.portal.workdays.index({ from: friday, until: friday, incident: 'missing_out' })).data,
    ).toHaveLength(1)
    await lead.portal.dayIncidents.decide(id, { version: 1, decision: 'accepted' })
    expect(await inEach()).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ])
    await storeDays(started.server.server.kernel)
    const everybody = { from: friday, until: friday, search: one.name }
    const kept = await lead.portal.workdays.index(everybody)
    expect(kept).toMatchObject({
      data: [{ incidents: ['missing_out'], justifiedMinutes: 60 }],
      meta: { incidents: 0 },
    })
    const hours = await started.admin.workingHours.index({ ...everybody, by: 'day' })
    expect(hours.data).toMatchObject([{ incidentDays: 0 }])
  })

  it('of today leave the morning of their coordinator, who has the decision there instead', async () => {
    const { one, lead } = await started.pair()
    const today = '2026-03-02'
    await recorded(started.server, one.id, `${today} 00:10 in`, `${today} 10:50 out`)
    const mine = async () => (await lead.portal.team.index()).data[0]
    const before = await mine()
    expect(before?.incidents).toContain('excess')
    expect(before?.pending.mine).toBe(0)
    const { workday } = await dayOf(one, today)
    for (const kind of workday.incidents)
      await one.portal.dayIncidents.justify({
        date: today,
        kind,
        reason: 'Incendio en el centro',
        version: null,
      })
    const waits = workday.incidents.length
    expect(await mine()).toMatchObject({ incidents: [], pending: { incidents: waits, mine: waits } })
    const inbox = await started.admin.inbox.index({ family: ['dayIncidents'], search: one.name })
    expect(inbox.data.map(({ what }) => what).sort()).toEqual([...workday.incidents].sort())
  })

  it('keep their state when they are judged again, and their history when a correction ends the incident', async () => {
    const { one, lead } = await forgetful()
    const { id } = await one.portal.dayIncidents.justify(justification)
    await recorded(started.server, one.id, '2026-02-26 09:00 in', '2026-02-26 10:00 out')
    expect((await dayOf(one)).workday.incidentStates).toMatchObject([{ id, state: 'justified' }])
    const correction = await one.portal.clockCorrections.create(forgotten)
    await lead.portal.clockCorrections.approve(correction.id)
    const { workday } = await dayOf(one)
    expect(workday).toMatchObject({ endedAt: at('16:00'), incidentStates: [], justifiedMinutes: 0 })
    const { incident, acts } = await lead.portal.dayIncidents.show(id)
    expect(incident).toMatchObject({ state: 'corrected', canDecide: false })
    expect(acts.map(({ state, by }) => [state, by?.id ?? null])).toEqual([
      ['justified', one.id],
      ['corrected', null],
    ])
  })

  it('no longer wait when a changed plan ends the incident, once days are stored', async () => {
    const { one } = await started.pair()
    const on = '2026-02-25'
    const shift = (start: number) =>
      sql`insert into shifts (employee_id, date, kind, times, minutes, created_at) values (${one.id}, ${on}, 'work', ${JSON.stringify({ segments: [{ start, end: start + 240 }], breaks: [] })},
      240, now()) on conflict (employee_id, date) do update set times = excluded.times`.execute(started.db)
    await shift(480)
    await recorded(started.server, one.id, `${on} 10:00 in`, `${on} 12:00 out`)
    const { id } = await one.portal.dayIncidents.justify({
      date: on,
      kind: 'late',
      reason: 'El metro',
      minutes: 120,
      version: null,
    })
    await shift(600)
    await storeDays(started.server.server.kernel)
    expect(await one.portal.dayIncidents.show(id)).toMatchObject({ incident: { state: 'corrected' } })
  })

  it('do not change in a locked month', async () => {
    const one = await started.worked(720)
    const { hr } = started
    const on = '2026-02-02'
    const justified = await one.portal.dayIncidents.justify({
      date: on,
      kind: 'excess',
      reason: 'Cierre anual',
      version: null,
    })
    await confirmed(one)
    await hr.portal.monthSheets.lock(one.id, { month: february })
    const boss = await employed(started.server, ['FICHAJE_CORREGIR', 'REPORTES_TODOS'])
    const decided = await boss.portal.dayIncidents
      .decide(justified.id, { version: 1, decision: 'accepted' })
      .safe()
    expect(decided).toMatchObject(refused(409, 'date', 'month_locked', february))
    const again = { date: on, kind: 'excess', reason: 'Otra vez', version: 1 } as const
    expect(await one.portal.dayIncidents.justify(again).safe()).toMatchObject(
      refused(409, 'date', 'month_locked', february),
    )
    expect((await dayOf(one, on)).isLocked).toBe(true)
    const shown = { incident: { canJustify: false, canDecide: false } }
    expect(await one.portal.dayIncidents.show(justified.id)).toMatchObject(shown)
    expect(await boss.portal.dayIncidents.show(justified.id)).toMatchObject(shown)
    const dismissal = { employeeId: one.id, date: on, kind: 'excess' } as const
    expect(await boss.portal.dayIncidents.dismiss(dismissal).safe()).toMatchObject(
      refused(409, 'date', 'month_locked', february),
    )
  })
})
