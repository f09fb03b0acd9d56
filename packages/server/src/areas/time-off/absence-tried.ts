import type { Context } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { coordinatorsOf } from '#db/deciders.ts'
import { dayOf } from '#db/day.ts'
import type { DayPart } from '#db/schema/vacations.ts'
import type { Kinship } from '#db/schema/absences.ts'
import * as facts from '#absences/facts.queries.ts'
import { isRight, stagesOf } from '#absences/flow.rules.ts'
import { type AbsenceFacts, type AskedAbsence, judged, type JudgedAbsence } from '#absences/judge.rules.ts'
import { knowsKinship, needsKinship } from '#absences/limits.rules.ts'
import { bagOf } from './absence-bag.ts'
import { daysOf } from './absence-type-acts.ts'
import { findInForce, type TypeInForce } from './absence-types.queries.ts'
import { looking } from './absence-reach.ts'
import { person } from './vacation-people.queries.ts'

const minutesOfDay = 24 * 60

type Reading = Pick<Context, 'db' | 'user' | 'clock'>
/** An absence as sent. */
export type Wanted = {
  employeeId?: string | null
  absenceTypeId: string
  from: string
  until?: string | null
  part?: DayPart
  minutes?: number | null
  start?: number | null
  kinship?: Kinship | null
  travel?: boolean
}
export type Tried = {
  employeeId: string
  displayName: string
  type: TypeInForce
  isSick: boolean
  isRight: boolean
  /** Whether the caller may know the cause. */
  isKnown: boolean
  asked: AskedAbsence
  facts: AbsenceFacts
  result: JudgedAbsence
  stages: ReturnType<typeof stagesOf>
  /** The coordinators of the person who may decide. */
  near: readonly string[]
}

/** A reported absence, validated against everything that is known of the person. */
export async function tried(context: Reading, wanted: Wanted): Promise<Tried> {
  const { db, user, clock } = context
  const seen = looking(context)
  const employeeId = wanted.employeeId ?? user.id
  const { displayName } = (await person(db, seen.reach, employeeId)) ?? notFound()
  const type = await typeOf(context, { ...wanted, employeeId })
  const isSick = type.family === 'sick_leave'
  const asked = askedOf(wanted, type, isSick)
  const known = await factsOf(context, { employeeId, asked, type, isSick })
  const permission = 'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO' as const
  const near = await coordinatorsOf(db, { employeeId, permission, now: clock.now() })
  return {
    ...{ employeeId, displayName, type, isSick, asked, facts: known, near },
    isRight: isRight(type.family, type),
    isKnown: !type.private || seen.knowsCauses || employeeId === user.id,
    result: judged(asked, known),
    stages: stagesOf(type, near.length > 0),
  }
}

/** Vacation and holidays are not absences; inactive types are not offered. */
async function typeOf(
  { db, clock }: Reading,
  { absenceTypeId, from, employeeId }: Wanted & { employeeId: string },
): Promise<TypeInForce> {
  const type = await findInForce(db, absenceTypeId, { ...daysOf(clock, from), employeeId })
  const isThere = type !== undefined && type.active && type.deletedAt === null && type.family !== 'vacation'
  return isThere ? type : refuse('inclusion', 'absenceTypeId')
}

function askedOf(wanted: Wanted, type: TypeInForce, isSick: boolean): AskedAbsence {
  const { from, part = 'day', minutes = null, start = null, kinship = null, travel = false } = wanted
  const until = untilOf(wanted, isSick)
  const asked = { from, until, part, minutes, start, kinship, travel }
  checkPart(asked, type)
  checkStart(asked)
  checkKinship(asked, type)
  return asked
}

/** The last day: the first one by default, and none for open-ended sick leave. */
function untilOf({ from, until }: Wanted, isSick: boolean): string | null {
  if (until === undefined) return isSick ? null : from
  if (until === null) return isSick ? null : refuse('blank', 'until')
  if (until < from) refuse('invalid', 'until')
  if (facts.countedUntil(from, until) < until) refuse('less_than', 'until', { count: facts.longestDays })
  return until
}

/** A partial absence is of one day; types counted in hours require hours. */
function checkPart({ from, until, part, minutes }: AskedAbsence, { unit }: TypeInForce): void {
  if ((part === 'hours') !== (minutes !== null)) refuse(minutes === null ? 'blank' : 'invalid', 'minutes')
  if (part === 'day') return
  const isByHours = unit === 'hours' || unit === 'minutes'
  if (until !== from || unit === 'weeks' || (part === 'hours' && !isByHours)) refuse('invalid', 'part')
}

/** Hours may have a start, and must end on the same day. */
function checkStart({ part, minutes, start }: AskedAbsence): void {
  if (start === null) return
  if (part !== 'hours') refuse('invalid', 'start')
  if (start + (minutes ?? 0) > minutesOfDay) refuse('less_than', 'minutes', { count: minutesOfDay - start })
}

function checkKinship({ kinship }: AskedAbsence, type: TypeInForce): void {
  if (!needsKinship(type)) {
    if (kinship !== null) refuse('invalid', 'kinship')
    return
  }
  if (kinship === null) refuse('blank', 'kinship')
  if (!knowsKinship(type, kinship)) refuse('inclusion', 'kinship')
}

type Known = { employeeId: string; asked: AskedAbsence; type: TypeInForce; isSick: boolean }

async function factsOf(
  { db, clock }: Reading,
  { employeeId, asked, type, isSick }: Known,
): Promise<AbsenceFacts> {
  const { from, until } = asked
  const around = { employeeId, from, until, except: null }
  return {
    ...{ terms: type, isSick, today: dayOf(clock.now()) },
    days: await facts.plannedDays(db, around),
    held: await facts.heldBy(db, around),
    vacation: await facts.vacationOf(db, around),
    lockedMonths: await facts.lockedMonths(db, around),
    ...(await bagOf(db, { employeeId, type, from, except: null })),
  }
}
