import type { Context } from '#contract/handlers.ts'
import type { HeldBy } from '#contract/refuse.ts'
import type { AskedAbsence, AbsenceFacts, Refusal as AbsenceRefusal } from '#absences/judge.rules.ts'
import { overlapWith } from '#absences/judge.rules.ts'
import type { AbsenceState } from '#db/schema/absences.ts'
import type { DayPart } from '#db/schema/vacations.ts'
import { collide, type Refusal as VacationRefusal } from '#vacations/judge.rules.ts'
import { looking as lookingAtAbsences } from './absence-reach.ts'
import { typeName } from './absence-type-name.ts'
import * as absences from './absences.queries.ts'
import { holdingsOn, type Holding } from './day-holder.queries.ts'
import type { VacationState } from './vacation-archive.queries.ts'
import { looking as lookingAtVacations } from './vacation-reach.ts'
import * as vacations from './vacation-requests.queries.ts'

type Reading = Pick<Context, 'db' | 'user' | 'clock'>
type Whole = { employeeId: string; asked: { days: readonly { date: string; part: DayPart }[] } }

/** The refusals of a request, with the holder of a taken day. */
export function vacationRefusals(
  context: Reading,
  { employeeId, asked: { days } }: Whole,
  refusals: readonly VacationRefusal[],
  except: string | null,
) {
  const holding = async ({ rule, date }: VacationRefusal) => {
    if (rule !== 'overlap' || date === null) return undefined
    const parts = days.filter((day) => day.date === date).map(({ part }) => part)
    const held = await holdingsOn(context.db, { employeeId, date, except })
    return held.find((one) => parts.some((part) => collide(one.part, part)))
  }
  return Promise.all(
    refusals.map(async (one) => ({ ...one, heldBy: await shownTo(context, await holding(one)) })),
  )
}

/** The refusals of an absence, with the holder of a taken day. */
export function absenceRefusals(
  context: Reading,
  { employeeId, asked, facts }: { employeeId: string; asked: AskedAbsence; facts: AbsenceFacts },
  refusals: readonly AbsenceRefusal[],
) {
  const holding = async ({ rule, date }: AbsenceRefusal): Promise<Omit<Holding, 'part'> | undefined> => {
    const other = rule === 'overlap' ? overlapWith(asked, facts) : undefined
    if (other !== undefined) return { family: 'absence', id: other.id }
    if (rule !== 'vacation' || date === null) return undefined
    const held = await holdingsOn(context.db, { employeeId, date, except: null })
    return held.find(({ family, part }) => family === 'vacation' && collide(part, asked.part))
  }
  return Promise.all(
    refusals.map(async (one) => ({ ...one, heldBy: await shownTo(context, await holding(one)) })),
  )
}

/** The holder of a day, as far as visible to the caller. */
export type Holder = NonNullable<Awaited<ReturnType<typeof shownTo>>>

/** The visible part: nothing out of reach, and no private cause. */
export async function shownTo(context: Reading, holding: Omit<Holding, 'part'> | undefined) {
  if (holding === undefined) return null
  const { family, id } = holding
  return family === 'vacation' ? vacation(context, id) : absence(context, id)
}

/** The state that occupies a day; undefined for one that was just refused or cancelled. */
const stateOf = (state: VacationState | AbsenceState): HeldBy['state'] | undefined =>
  holderStates.find((one) => one === state)

const holderStates: readonly HeldBy['state'][] = [
  ...(['pending', 'waiting', 'preapproved', 'approved', 'enjoyed', 'cancellation_requested'] as const),
  ...(['communicated', 'awaiting_proof', 'in_review', 'ongoing', 'ended', 'not_justified'] as const),
]

async function vacation(context: Reading, id: string) {
  const row = await vacations.find(context.db, lookingAtVacations(context), id)
  const state = row && stateOf(row.state)
  if (row === undefined || state === undefined) return null
  const { employeeId, displayName, startsOn: from, endsOn: until, kind } = row
  const person = { id: employeeId, displayName }
  return { family: 'vacation' as const, id, person, from, until, state, kind, type: null }
}

async function absence(context: Reading, id: string) {
  const row = await absences.find(context.db, lookingAtAbsences(context), id)
  const state = row && stateOf(row.state)
  if (row === undefined || state === undefined) return null
  const { employeeId, displayName, from, until, isKnown } = row
  const type = isKnown ? typeName(row.absenceTypeId, row) : null
  return {
    family: 'absence' as const,
    ...{ id, person: { id: employeeId, displayName }, from, until, state, kind: null, type },
  }
}
