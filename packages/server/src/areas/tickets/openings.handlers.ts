import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { daysAfter } from '#db/day.ts'
import { reachOf } from '#db/reach.ts'
import { companyZone, dayIn } from '#db/zoned-day.ts'
import { closedBy, deviationOf, lightOf, pointsOf } from '#openings/checklist.rules.ts'
import { closedOf } from './closed-openings.ts'
import { factsOf } from './opening-facts.queries.ts'
import { reliability } from './opening-reliability.queries.ts'
import * as queries from './openings.queries.ts'
import { checkClosing, checkDay, checkLabels, checkWaiting, openedAs } from './openings.rules.ts'

const mostDays = 366
const usualDays = 30

export const openingsHandlers: HandlerTable = handlers('openings', {
  async index(context) {
    const { db, query } = context
    const today = todayOf(context)
    const { from = query.until ?? today, until = from > today ? from : (query.until ?? today) } = query
    const { data, meta } = await queries.list(db, seeingOf(context), { ...query, from, until })
    return { data: (await withLight(context, data)).map(rowOf), meta }
  },

  show: (context) => answered(context),

  async reliability(context) {
    const { db, query, clock } = context
    const { until = todayOf(context), from = daysAfter(until, 1 - usualDays) } = query
    if (daysAfter(from, mostDays) <= until) refuse('too_long', 'until', { count: mostDays })
    return reliability(db, seeingOf(context), {
      from,
      until,
      now: clock.now(),
      closed: await closedIn(context, { from, until }),
    })
  },

  async patch(context) {
    const { db, body, clock, user } = context
    const opening = await held(context, body.version)
    checkWaiting(opening)
    checkLabels(opening.checks, body.checks)
    const by = { id: user.id, displayName: user.displayName }
    const now = body.checks.map(({ note = null, ...check }) => ({
      ...check,
      note,
      by,
      at: clock.now().toISOString(),
    }))
    const others = opening.answers.filter(({ label }) => now.every((answer) => answer.label !== label))
    await queries.write(db, opening.id, { state: 'checking', answers: JSON.stringify([...others, ...now]) })
    return recorded(context, 'patch', opening)
  },

  async open(context) {
    const { db, body, clock, user } = context
    const opening = await held(context, body.version)
    const now = clock.now()
    checkWaiting(opening)
    checkDay(opening, dayIn(now, opening.timeZone))
    const { cause = null, note = null } = body
    const deviation = deviationOf(opening, now)
    const state = openedAs(opening, { cause, deviation })
    await queries.write(db, opening.id, {
      ...{ state, cause, note, light: opening.light, points: JSON.stringify(opening.points) },
      ...{ openedAt: now, openedBy: user.id, deviationMinutes: deviation },
    })
    return recorded(context, 'open', opening)
  },

  async cancel(context) {
    const { db, body, clock, user } = context
    const opening = await held(context, body.version)
    checkWaiting(opening)
    const { cause, note = null } = body
    await queries.write(db, opening.id, {
      ...{ state: 'not_opened', cause, note, light: 'red', points: JSON.stringify(opening.points) },
      ...{ openedAt: clock.now(), openedBy: user.id },
    })
    return recorded(context, 'cancel', opening)
  },

  async close(context) {
    const { db, body, clock } = context
    const opening = await held(context, body.version)
    checkClosing(opening)
    await queries.write(db, opening.id, { state: 'closed', closedAt: clock.now() })
    return recorded(context, 'close', opening)
  },
})

type Asking = Pick<Context, 'db' | 'user' | 'clock'>

const todayOf = ({ user, clock }: Asking) => dayIn(clock.now(), user.timeZone ?? companyZone)

const seeingOf = (context: Asking): queries.Seeing => ({
  all: ['REPORTES_TODOS', 'APERTURAS_GESTIONAR'].some((name) => context.user.permissions.has(name)),
  reach: reachOf(context),
})

/** These openings with their checklist: as of the moment of opening, or current. */
async function withLight({ db, clock }: Asking, rows: readonly queries.OpeningRow[]) {
  const now = clock.now()
  const facts = await factsOf(
    db,
    rows.filter(({ points }) => points === null),
    now,
  )
  return rows.map((row) => {
    const known = facts.get(row.id)
    const points = row.points ?? (known === undefined ? [] : pointsOf(row, known, now))
    const holiday = known === undefined ? null : closedBy(row, known)
    return { ...row, points, light: row.light ?? lightOf(points), holiday }
  })
}

/** The unrecorded openings of a period that holidays close. */
async function closedIn({ db, clock }: Asking, period: { from: string; until: string }) {
  return closedOf(db, await queries.onHolidays(db, period), clock.now())
}

type Opening = Awaited<ReturnType<typeof withLight>>[number]

function rowOf({ points, ...row }: Opening) {
  const staff = points.find(({ kind }) => kind === 'staff')
  const light = row.holiday === null ? row.light : 'unknown'
  return { ...row, light, staff: { planned: staff?.expected ?? 0, present: staff?.value ?? 0 } }
}

type One = Asking & { params: { id: string } }

async function seen(context: One): Promise<Opening> {
  const row = await queries.find(context.db, seeingOf(context), context.params.id)
  const [opening] = await withLight(context, [row ?? notFound()])
  return opening ?? notFound()
}

async function answered(context: One) {
  const opening = await seen(context)
  return { ...rowOf(opening), points: opening.points }
}

/** The opening in the path, locked, at the version that was seen. */
async function held(context: One, version: number): Promise<Opening> {
  await queries.lock(context.db, context.params.id)
  const opening = await seen(context)
  checkVersion(opening, version)
  return opening
}

type Acting = One & Parameters<typeof auditChange>[0]

async function recorded(context: Acting, act: string, before: Opening) {
  const after = await answered(context)
  await auditChange(context, {
    act: `openings.${act}`,
    subject: before.id,
    label: `${before.service} ${before.date}`,
    before: changeable(before),
    after: changeable(after),
  })
  return after
}

/** The columns that an operation changes. */
const changeable = ({ state, light, cause, note, deviationMinutes, points }: Omit<Opening, 'openedBy'>) => ({
  ...{ state, light, cause, note, deviationMinutes },
  checks: points
    .filter(({ kind }) => kind === 'check')
    .map(({ label, light: is }) => `${label ?? ''}: ${is}`),
})
