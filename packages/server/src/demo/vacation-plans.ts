import { daysAfter } from '#db/day.ts'
import type { StoredVacationState, VacationKind } from '#db/schema/vacations.ts'
import { demoId } from './random.ts'

/** A request: its first day relative to today, its history, and comments. */
export type VacationPlan = {
  name: string
  kind: VacationKind
  startsIn: number
  days: number
  acts: readonly PlannedAct[]
  comment?: string
}
type PlannedAct = { state: StoredVacationState; by: 'person' | 'coordinator' | 'hr'; comment?: string }

const asked: PlannedAct = { state: 'pending', by: 'person' }
const agreed: PlannedAct = { state: 'preapproved', by: 'coordinator' }
const approved: readonly PlannedAct[] = [asked, agreed, { state: 'approved', by: 'hr' }]
const annual = { kind: 'annual', days: 7 } as const

/** Before the demo's clock entries, so that nobody works during vacation. */
const enjoyed: VacationPlan = {
  ...{ ...annual, name: 'enjoyed', startsIn: -147, days: 14, acts: approved },
  comment: 'Quincena de verano',
}
/** Three weeks, of which the first is over by now: the vacation of somebody away during the recorded period. */
export const underWay: VacationPlan = {
  ...{ ...annual, name: 'under way', startsIn: -7, days: 21, acts: approved },
  comment: 'Viaje familiar',
}
const toCome: VacationPlan = { ...annual, name: 'to come', startsIn: 35, days: 14, acts: approved }
const waiting: VacationPlan = {
  ...{
    ...annual,
    name: 'waiting',
    startsIn: 84,
    acts: [asked],
    comment: 'Coincide con las fiestas del colegio',
  },
}
const refused: VacationPlan = {
  ...{ ...annual, name: 'refused', startsIn: 28 },
  acts: [
    asked,
    { state: 'rejected', by: 'coordinator', comment: 'Esa semana ya faltan dos personas del equipo' },
  ],
}
const draft: VacationPlan = {
  ...{ ...annual, name: 'draft', startsIn: 98, acts: [{ state: 'draft', by: 'person' }] },
}
/** The possible histories of a person; one in three was off in the previous months. */
const fates: readonly (readonly VacationPlan[])[] = [
  [toCome],
  [waiting],
  [{ ...annual, name: 'agreed', startsIn: 91, acts: [asked, agreed] }],
  [refused],
  [
    { ...annual, name: 'withdrawn', startsIn: 63, acts: [asked, { state: 'withdrawn', by: 'person' }] },
    {
      ...{ ...annual, name: 'expired', startsIn: -126, comment: 'Puente largo' },
      acts: [
        { state: 'waiting', by: 'person' },
        { state: 'expired', by: 'person' },
      ],
    },
  ],
  [
    {
      ...{ ...annual, name: 'cancelling', startsIn: 42 },
      acts: [
        ...approved,
        { state: 'cancellation_requested', by: 'person', comment: 'El viaje se ha aplazado' },
      ],
    },
  ],
  [
    {
      ...{ ...annual, name: 'cancelled', startsIn: 49 },
      acts: [
        ...approved,
        { state: 'cancellation_requested', by: 'person', comment: 'Prefiero guardarla para el verano' },
        { state: 'cancelled', by: 'hr' },
      ],
    },
  ],
  [
    {
      ...{ ...annual, name: 'taken back', startsIn: 56 },
      acts: [
        ...approved,
        {
          state: 'cancelled_by_company',
          by: 'hr',
          comment: 'Campaña urgente del cliente, acordado con la persona',
        },
      ],
    },
  ],
  [draft],
  [{ name: 'loose', kind: 'loose', startsIn: 70, days: 2, acts: [asked], comment: 'Mudanza' }],
]

/** One week each, so that another one can be requested on any day of the year. */
const account: readonly VacationPlan[] = [
  { ...enjoyed, days: 7, comment: 'Semana de verano' },
  { ...toCome, days: 7 },
  waiting,
  refused,
]

/** A person's requests: every second person has some, an agent's account has a bit of everything. */
export function plansOf(index: number, isAccount: boolean): VacationPlan[] {
  if (isAccount) return [...account]
  const fate = index % 2 === 0 ? (fates[(index / 2) % fates.length] ?? []) : []
  // Only its person sees a draft: the first of the accounts has one.
  if (index === 0) return [enjoyed, ...fate, draft]
  return index % 3 === 0 ? [enjoyed, ...fate] : [...fate]
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return daysAfter(day, -weekday)
}

/** Blocked weeks of a group: after all requested days, so that none fall in them. */
export const blocksOf = (today: string) =>
  [
    { name: 'Lanzamiento de la campaña de fibra', startsIn: 140, group: 'Media jornada Madrid' },
    { name: 'Simulacro general de evacuación', startsIn: 168, group: 'Brigada de emergencias' },
  ].map(({ name, startsIn, group }) => {
    const startsOn = mondayOf(daysAfter(today, startsIn))
    return { name, startsOn, endsOn: daysAfter(startsOn, 4), groupId: demoId('employee group', group) }
  })
