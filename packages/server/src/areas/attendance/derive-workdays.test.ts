import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClockKind } from '#db/schema/clock-entries.ts'
import { employed } from '#testing/employed.ts'
import { rulesOn } from '#testing/law.ts'
import { signedIn } from '#testing/portals.ts'
import { statementsOf } from '#testing/statements.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { anAgreement, inForce, under } from '#testing/time-rules.ts'
import { centerIn, works } from '#testing/working-time.ts'
import { changesIn } from '#time-record/rest.rules.ts'
import { rowOf } from '#time-record/workday-row.ts'
import { workdaysOf } from '#time-record/workday.rules.ts'
import { append } from './clock-acts.ts'
import * as entries from './clock-entries.queries.ts'
import { plannedDays } from './planned-days.queries.ts'

let server: TestServer
let employeeId: string
beforeAll(async () => {
  server = await startServer()
  const { db } = server.server.kernel.database
  const agent = await db.selectFrom('employees').select('userId').limit(1).executeTakeFirstOrThrow()
  employeeId = agent.userId
})
afterAll(() => server.close())

const minuteMs = 60_000
const kinds: readonly ClockKind[] = ['in', 'out', 'break_start', 'break_end']
/** Entries, plausible or not, in any order: in minutes relative to the previous one. */
const history = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), gap: fc.integer({ min: -20 * 60, max: 40 * 60 }) }),
  { minLength: 5, maxLength: 25 },
)

it('days that are derived entry by entry are those of the whole record', async () => {
  const { database, ids } = server.server.kernel
  const { db } = database
  let begin = Date.parse('2031-01-01T09:00:00Z')
  await fc.assert(
    fc.asyncProperty(history, async (pressed) => {
      // Of another year than the history before it.
      begin += 400 * 24 * 60 * minuteMs
      let at = begin + 30 * 24 * 60 * minuteMs
      let last = at
      for (const { kind, gap } of pressed) {
        at += gap * minuteMs
        last = Math.max(at, last)
        const entry = { employeeId, kind, at: new Date(at), timeZone: 'Europe/Madrid', breakTypeId: null }
        await append({ db, ids, clock: { now: () => new Date(last) } }, [
          { ...entry, mode: 'on_site', source: 'import' },
        ])
      }
      const all = (await entries.counting(db, employeeId, new Date(begin))).filter(
        (entry) => entry.at.getTime() >= begin,
      )
      const whole = workdaysOf(all, { now: new Date(last), rulesOn })
      const kept = await db
        .selectFrom('workdays')
        .where('employeeId', '=', employeeId)
        .where(sql<boolean>`started_at >= ${new Date(begin)}`)
        .select(['startedAt', 'presenceSeconds', 'effectiveSeconds', 'unallocatedSeconds', 'incidents'])
        .select(sql<string>`date::text`.as('date'))
        .select(
          sql<number>`coalesce((select sum(extract(epoch from upper(r) - lower(r)))
            from unnest(effective_time) r), 0)::int`.as('keptSeconds'),
        )
        .orderBy('date')
        .execute()
      expect(kept.map(({ keptSeconds }) => keptSeconds)).toEqual(kept.map((day) => day.effectiveSeconds))
      expect(kept.map(summaryOf)).toEqual(whole.map((day) => summaryOf(rowOf(employeeId, day))))
    }),
    { numRuns: 20 },
  )
})

/** Shifts of work, from a few hours to half a day apart, in the order of recording. */
const shifts = fc.array(
  fc.record({
    rest: fc.integer({ min: 5, max: 20 }),
    hours: fc.integer({ min: 3, max: 10 }),
    place: fc.nat(),
  }),
  { minLength: 4, maxLength: 14 },
)
/** Everybody of this pattern is early on one day and late on the next. */
const turns = [14, 6, 14, 6, 14, 6, 6].map((from) => ({
  segments: [{ start: from * 60, end: from * 60 + 480 }],
}))

it('days whose plan lets a rest be shorter are those of the whole record, too, in whatever order it arrives', async () => {
  const { database, ids } = server.server.kernel
  const { db } = database
  const admin = await signedIn(server, 'admin')
  const agreement = anAgreement()
  const shiftChange = { minutes: 420, isOn: true, source: 'RD 1561/1995 art. 19.2' }
  const { rules } = await inForce(admin, agreement, { limits: { shiftChange } })
  const pattern = { name: agreement, anchorOn: '2026-01-05', weeks: [turns] }
  const { id: patternId } = await admin.shiftPatterns.create(pattern)
  const center = (await centerIn(admin, 'Europe/Madrid')).id
  await fc.assert(
    fc.asyncProperty(shifts, async (worked) => {
      const one = await employed(server)
      await works(admin, one, center)
      await under(admin, one, agreement)
      await admin.shiftAssignments.create({ employeeIds: [one.id], patternId, startsOn: '2026-01-01' })
      let at = Date.parse('2026-02-02T05:00:00Z')
      const spans = worked.map(({ rest, hours, place }) => {
        const from = (at += rest * 60 * minuteMs)
        return { place, from, until: (at += hours * 60 * minuteMs) }
      })
      const now = new Date(at)
      const entry = {
        employeeId: one.id,
        timeZone: 'Europe/Madrid',
        breakTypeId: null,
        mode: 'on_site',
      } as const
      for (const { from, until } of spans.toSorted((a, b) => a.place - b.place))
        for (const [kind, instant] of [
          ['in', from],
          ['out', until],
        ] as const)
          await append({ db, ids, clock: { now: () => now } }, [
            { ...entry, kind, at: new Date(instant), source: 'import' },
          ])
      const planned = await plannedDays(db, [one.id], { from: '2026-02-01', until: '2026-02-28' })
      const plan = planned.flatMap(({ date, times }) => (times === null ? [] : [[date, times] as const]))
      const all = await entries.counting(db, one.id, new Date('2026-01-01'))
      const whole = workdaysOf(all, { now, rulesOn: () => rules, changesShift: changesIn(new Map(plan)) })
      const kept = await db
        .selectFrom('workdays')
        .where('employeeId', '=', one.id)
        .select(['incidents', sql<string>`date::text`.as('date')])
        .orderBy('date')
        .execute()
      expect(kept).toEqual(whole.map(({ date, incidents }) => ({ incidents, date })))
    }),
    { numRuns: 15 },
  )
})

it('clock.show reads the record of the person alone, also to see what of it was replaced', async () => {
  const { db } = server.server.kernel.database
  const agent = await signedIn(server, 'empleado')
  const asked = await statementsOf(db, () => agent.clock.show())
  const since = `'2026-01-01T00:00:00Z'`
  const counting = asked.find((text) => text.includes('"replaces"'))
  const plan = await db.transaction().execute(async (at) => {
    await sql.raw(`prepare counting as ${counting ?? ''}`).execute(at)
    const { rows } = await sql
      .raw(`explain execute counting ('${employeeId}', '${employeeId}', 'in', ${since}, 1, ${since})`)
      .execute(at)
    await sql`deallocate counting`.execute(at)
    return rows.map((row) => JSON.stringify(row)).join()
  })
  expect(plan).toMatch(/Index Scan/)
  expect(plan).not.toMatch(/Seq Scan/)
})

type Row = Pick<ReturnType<typeof rowOf>, 'date' | 'startedAt' | 'presenceSeconds' | 'incidents'> & {
  effectiveSeconds: number
  unallocatedSeconds: number
}

/** A span exceeds the maximum duration by time alone: this is evaluated when days are read. */
const summaryOf = ({
  date,
  startedAt,
  presenceSeconds,
  effectiveSeconds,
  unallocatedSeconds,
  incidents,
}: Row) => ({
  ...{ date, startedAt, presenceSeconds, effectiveSeconds, unallocatedSeconds },
  incidents: incidents.filter((one) => one !== 'missing_out').toSorted(),
})
