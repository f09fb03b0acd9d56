import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { friday, type Pair, startCorrecting } from '#testing/corrections.ts'
import { recorded } from '#testing/recorded.ts'

let started: Awaited<ReturnType<typeof startCorrecting>>
let typeId: string
let outageId: string
beforeAll(async () => {
  started = await startCorrecting()
  const { admin, db } = started
  const types = (await admin.absenceTypes.index({ perPage: 100 })).data
  typeId = types.find(({ code }) => code === 'MED')?.id ?? ''
  outageId = (await db.selectFrom('incidents').select('id').limit(1).executeTakeFirstOrThrow()).id
})
afterAll(() => started.server.close())

/** What happens to a day without an exit; minutes are from midnight in Madrid. */
const anyDay = fc.record({
  cameAt: fc.integer({ min: 480, max: 540 }),
  breakAfter: fc.integer({ min: 10, max: 60 }),
  breakMinutes: fc.integer({ min: 1, max: 60 }),
  absentFrom: fc.integer({ min: 780, max: 1000 }),
  absentMinutes: fc.integer({ min: 1, max: 120 }),
  justified: fc.integer({ min: 1, max: 60 }),
  outageMinutes: fc.integer({ min: 1, max: 90 }),
})
type Day = typeof anyDay extends fc.Arbitrary<infer Of> ? Of : never

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The events of the day: the justification can only follow the entry that lacks its exit. */
function eventsOf({ one, lead }: Pair, day: Day) {
  const { server, admin, db } = started
  const { cameAt, breakAfter, breakMinutes, absentFrom, absentMinutes, justified, outageMinutes } = day
  const press = (minute: number, kind: string) => () =>
    recorded(server, one.id, `${friday} ${clockOf(minute)} ${kind}`)
  const came = press(cameAt, 'in')
  const justify = async () => {
    const missing = { date: friday, kind: 'missing_out', reason: 'Se fue la luz', version: null } as const
    const { id, version } = await one.portal.dayIncidents.justify({ ...missing, minutes: justified })
    await lead.portal.dayIncidents.decide(id, { version, decision: 'accepted' })
  }
  const outage = async () => {
    const startsAt = new Date(`${friday}T12:00:00Z`)
    const endsAt = new Date(startsAt.getTime() + outageMinutes * 60_000)
    await db
      .insertInto('justifiedTimes')
      .values({ incidentId: outageId, userId: one.id, startsAt, endsAt })
      .execute()
  }
  const absence = async () => {
    const hours = { part: 'hours', minutes: absentMinutes, start: absentFrom } as const
    await admin.absences.create({ ...hours, employeeId: one.id, absenceTypeId: typeId, from: friday })
  }
  const events = [
    ...[
      came,
      press(cameAt + breakAfter, 'break_start'),
      press(cameAt + breakAfter + breakMinutes, 'break_end'),
    ],
    ...[absence, outage, justify],
  ]
  return { events, came, justify }
}

/** The day as it is answered, without what names its rows. */
async function answered({ one }: Pair) {
  const { workday, segments, timeOff, outageMinutes } = await started.admin.workdays.show(one.id, {
    date: friday,
  })
  const { id, person, incidentStates, ...shown } = workday
  void [id, person]
  const states = incidentStates.map(({ kind, state }) => ({ kind, state }))
  return { ...shown, states, segments, timeOff, outageMinutes }
}

/** The order of arrival, with the justification behind the entry that it is of. */
function arrived({ events, came, justify }: ReturnType<typeof eventsOf>, places: readonly number[]) {
  const order = events
    .map((event, at) => ({ event, place: places[at] ?? 0 }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ event }) => event)
  const others = order.filter((event) => event !== justify)
  const place = Math.max(order.indexOf(justify), others.indexOf(came) + 1)
  return others.toSpliced(place, 0, justify)
}

it('a day is the same in whatever order its entries, its absence and its justified minutes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(anyDay, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), async (day, places) => {
      const [first, second] = [await started.pair(), await started.pair()]
      const usual = eventsOf(first, day)
      for (const happens of usual.events) await happens()
      for (const happens of arrived(eventsOf(second, day), places)) await happens()
      const expected = await answered(first)
      expect(await answered(second)).toEqual(expected)
      expect(expected).toMatchObject({
        ...{
          theoreticalMinutes: 480 - day.absentMinutes,
          absence: 'absence',
          justifiedMinutes: day.justified,
        },
        ...{ states: [{ kind: 'missing_out', state: 'accepted' }], outageMinutes: day.outageMinutes },
      })
    }),
    { numRuns: 8 },
  )
})
