import { dayOf, daysAfter } from '#db/day.ts'
import type { StoredTeleworkState, TeleworkAct } from '#db/schema/telework.ts'
import { isRemoteOn, type TeleworkPattern } from '#telework/pattern.rules.ts'
import type { Person } from './people.ts'

/** A version: its days relative to today, its state, and its history in days ago. */
export type TeleworkPlan = TeleworkPattern & {
  state: StoredTeleworkState
  startsIn: number
  endsIn?: number
  /** The last day in force, if it is not its own end. */
  closed?: { by: 'replaced' | 'reversed'; lastIn: number }
  acts: readonly PlannedAct[]
}
type PlannedAct = { act: TeleworkAct; by: 'hr' | 'person'; ago: number; reason?: string }

const tuesdays: TeleworkPattern = { weekA: [2, 4], weekB: null }
const thrice: TeleworkPattern = { weekA: [1, 3, 5], weekB: null }
const alternate: TeleworkPattern = { weekA: [1, 2], weekB: [4, 5] }
const fridays: TeleworkPattern = { weekA: [5], weekB: null }
const most: TeleworkPattern = { weekA: [1, 2, 4, 5], weekB: null }

const signed = (ago: number): readonly PlannedAct[] => [
  { act: 'offer', by: 'hr', ago },
  { act: 'sign', by: 'person', ago: ago - 2 },
]
const inForce = (pattern: TeleworkPattern): TeleworkPlan => ({
  ...{ ...pattern, state: 'signed', startsIn: -200, acts: signed(215) },
})
const offered = (pattern: TeleworkPattern, startsIn: number): TeleworkPlan => ({
  ...{ ...pattern, state: 'offered', startsIn, acts: [{ act: 'offer', by: 'hr', ago: 3 }] },
})

/** The possible histories of a person. */
const fates: readonly (readonly TeleworkPlan[])[] = [
  [inForce(tuesdays)],
  [inForce(thrice)],
  [offered(tuesdays, 15)],
  [inForce(alternate)],
  [{ ...fridays, state: 'draft', startsIn: 20, acts: [] }],
  [inForce(fridays)],
  [
    {
      ...{ ...tuesdays, state: 'refused', startsIn: 12 },
      acts: [
        { act: 'offer', by: 'hr', ago: 9 },
        { act: 'refuse', by: 'person', ago: 7, reason: 'La compensación no cubre la conexión que necesito' },
      ],
    },
  ],
  [{ ...thrice, state: 'signed', startsIn: 21, acts: signed(6) }],
  [
    { ...inForce(fridays), closed: { by: 'replaced', lastIn: -61 } },
    { ...thrice, state: 'signed', startsIn: -60, acts: signed(70) },
  ],
  [
    {
      ...{ ...inForce(tuesdays), closed: { by: 'reversed', lastIn: -40 } },
      acts: [
        ...signed(215),
        { act: 'reverse', by: 'person', ago: 60, reason: 'En casa no tengo un sitio tranquilo' },
      ],
    },
  ],
  [{ ...inForce(thrice), endsIn: -30 }],
]
/** The indexes of the three accounts, and their own versions; remote days in any week. */
const accounts: Readonly<Record<number, readonly TeleworkPlan[]>> = {
  0: [inForce(most)],
  2: [inForce(most)],
  16: [inForce(most), offered(thrice, 20)],
}
/** Two who work remotely every day without an agreement. */
const withoutAgreement = [20, 34]
const firstOf = 5
const everyOf = 8

/** The versions of the person at an index; new employees have none. */
export function plansOf(index: number, { employee }: Person, now: Date): readonly TeleworkPlan[] {
  const own = accounts[index]
  if (own !== undefined) return own
  if (index % everyOf !== firstOf || employee.hiredOn > daysAfter(dayOf(now), -230)) return []
  return fates[((index - firstOf) / everyOf) % fates.length] ?? []
}

/** The last day of a version: that of its reversal or its successor, or else its own. */
export const lastDayOf = ({ endsIn, closed }: TeleworkPlan, today: string): string | null => {
  const last = closed?.lastIn ?? endsIn
  return last === undefined ? null : daysAfter(today, last)
}

/** Whether a day is remote by agreement; undefined without one. */
export function remoteDays(index: number, person: Person, now: Date): (date: string) => boolean | undefined {
  if (withoutAgreement.includes(index)) return () => true
  const today = dayOf(now)
  const held = plansOf(index, person, now)
    .filter(({ state }) => state === 'signed')
    .map((plan) => ({ plan, from: daysAfter(today, plan.startsIn), until: lastDayOf(plan, today) }))
  return (date) => {
    const agreed = held.find(({ from, until }) => from <= date && (until ?? date) >= date)
    return agreed === undefined ? undefined : isRemoteOn(agreed.plan, date)
  }
}
