import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, refuse } from '#contract/refuse.ts'
import * as states from './agent-states.queries.ts'
import { checkTaking } from './clock-breaks.ts'
import { dayIn } from '#db/zoned-day.ts'
import { barringGroup } from './barring-groups.queries.ts'
import { settleTurns } from './break-turns.ts'
import { follow } from './agent-follows-clock.ts'
import { append } from './clock-acts.ts'
import { checkAfter, checkFollows, type Stamp, stampOf, spanOfExit, stateOf } from './clock.rules.ts'
import { recordUntil } from './derive-workdays.ts'
import { ownClock } from './own-clock.ts'
import { checkUnlocked } from '#time-record/locked-months.ts'
import { dateOf, spansOfDay } from '#time-record/spans.rules.ts'
import type { Span } from '#time-record/workday.ts'
import { reusePlans } from '#db/reuse-plans.ts'
import { lockPerson } from '#db/lock-person.ts'
import * as workdays from './workdays.queries.ts'

export const clockHandlers: HandlerTable = handlers('clock', {
  show: (context) => ownClock(context),

  async press(context) {
    const { db, body, user, clock } = context
    // Use prepared statements: many people clock in at once, and the answered day takes ten times as long to plan as
    // to read.
    await reusePlans(db)
    if (!(await states.isEmployed(db, user.id))) return forbidden()
    await lockPerson(db, user.id)
    const stamp = stampOf(body, clock.now())
    const { entries, spans } = await recordUntil(
      db,
      user.id,
      stamp.source === 'declared' ? clock.now() : stamp.at,
    )
    if (stamp.source === 'declared') {
      const span = spanOfExit(body.kind, stamp.at, spans)
      await checkDay(context, dateOf(span))
      await append(context, exitOf(context, stamp, span))
      if (span.endedAt === null) {
        await follow(context, { kind: 'out', at: stamp.at })
        await settleTurns(context, user.id, 'out')
      }
      return ownClock(context)
    }
    // First: a repeated request must get its earlier answer, instead of a refusal because of itself.
    checkFollows(body.kind, stateOf(spans.at(-1)))
    checkAfter(stamp.at, entries.at(-1)?.at)
    if (stamp.source === 'offline') await checkDay(context, await dayOfPress(context, stamp.at, spans.at(-1)))
    await press(context, stamp, spans)
    return ownClock(context)
  },
})

type Pressing = Context<'clock.press'>

/** Entries for a day in a locked month are refused: it must be reopened first. */
const checkDay = ({ db, user }: Pressing, day: string) =>
  checkUnlocked(db, { employeeId: user.id, from: day, until: day }, 'at')

/** The working day of an entry: the running one, or a new one. */
async function dayOfPress({ db, user }: Pressing, at: Date, last: Span | undefined): Promise<string> {
  if (last?.endedAt === null) return dateOf(last)
  return dayIn(at, (await workdays.zoneAt(db, user.id, at)) ?? 'UTC')
}

/** Records the next entry, and updates the agent state. */
async function press(context: Pressing, stamp: Stamp, spans: readonly Span[]): Promise<void> {
  const { kind, breakTypeId = null } = context.body
  const last = spans.at(-1)
  if (kind === 'in') return append(context, [await entryOf(context, stamp, last)])
  if (last === undefined) return
  if (kind === 'out') await append(context, exitOf(context, stamp, last))
  else await append(context, [await breakOf(context, stamp, { last, day: spansOfDay(spans, dateOf(last)) })])
  await follow(context, { kind, at: stamp.at, breakTypeId: kind === 'break_start' ? breakTypeId : null })
  await settleTurns(context, context.user.id, doingAfter[kind])
}

const doingAfter = { break_start: 'break', break_end: 'work', out: 'out' } as const

const modeOf = (last: Span | undefined) => last?.segments.at(-1)?.mode ?? 'on_site'

/** Coming in needs a contract on that day, which determines the time zone, and no group that clocks in elsewhere. */
async function entryOf({ db, body, user }: Pressing, stamp: Stamp, last: Span | undefined) {
  const timeZone = (await workdays.zoneAt(db, user.id, stamp.at)) ?? refuse('invalid', 'contract')
  const barred = await barringGroup(db, user.id, dayIn(stamp.at, timeZone))
  if (barred !== null) refuse('invalid', 'group', { value: barred })
  const mode = body.mode ?? modeOf(last)
  return { employeeId: user.id, kind: 'in', timeZone, breakTypeId: null, mode, ...stamp } as const
}

/** A break must satisfy its rules, and stores a reason only where its type requires one. */
async function breakOf(context: Pressing, stamp: Stamp, { last, day }: { last: Span; day: readonly Span[] }) {
  const { kind, mode = modeOf(last), reason = null } = context.body
  const type = kind === 'break_start' ? await checkTaking(context, stamp, day) : undefined
  const entry = { employeeId: context.user.id, kind, timeZone: last.timeZone, mode, ...stamp }
  return { ...entry, reason: type?.reasonRequired === true ? reason : null, breakTypeId: type?.id ?? null }
}

/** Leaving during a break ends the break at the same instant. */
function exitOf({ user }: Pressing, stamp: Stamp, { timeZone, segments }: Span) {
  const last = segments.at(-1)
  const entry = {
    employeeId: user.id,
    timeZone,
    breakTypeId: null,
    mode: last?.mode ?? 'on_site',
    ...stamp,
  } as const
  const out = { ...entry, kind: 'out' } as const
  return last?.kind === 'break' ? [{ ...entry, kind: 'break_end' } as const, out] : [out]
}
