import type { DayPart } from '#db/schema/vacations.ts'
import type { Kinship, StoredAbsenceState } from '#db/schema/absences.ts'

/** An absence of many people: it begins this many days before or after today, varying by person. */
export type AbsencePlan = {
  code: string
  startsIn: number
  /** The range of that variation in days, negative for the past. */
  spread: number
  days: number
  part: DayPart
  minutes: number | null
  /** When the hours begin, in minutes of the day. */
  start: number | null
  state: StoredAbsenceState
  kinship: Kinship | null
  comment: string | null
}

const usual = {
  days: 1,
  part: 'day',
  minutes: null,
  start: null,
  state: 'approved',
  kinship: null,
  comment: null,
} as const
const hours = (minutes: number, start: number | null = null) => ({ part: 'hours', minutes, start }) as const

/**
 * Each applies to one in so many people. Past ones are before the demo's clock entries and its vacation, so that
 * nobody works while absent; future ones are before the next vacation.
 */
export const absencePlans: readonly AbsencePlan[] = [
  { ...usual, ...hours(120, 10 * 60), code: 'MED', startsIn: -170, spread: 840, comment: 'Revisión anual' },
  { ...usual, ...hours(180), code: 'MED', startsIn: -180, spread: 600 },
  { ...usual, code: 'HOS', startsIn: -175, spread: 700, days: 3, kinship: 'first' },
  { ...usual, code: 'APR', startsIn: 8, spread: 14, state: 'in_review', comment: 'Gestiones en el banco' },
  { ...usual, code: 'FAL', startsIn: -190, spread: 500, days: 2, kinship: 'second' },
  { ...usual, code: 'ITC', startsIn: -200, spread: 780, days: 9 },
  {
    ...usual,
    ...hours(240, 16 * 60),
    code: 'EXA',
    startsIn: -172,
    spread: 420,
    comment: 'Examen de la UNED',
  },
  { ...usual, ...hours(150), code: 'FMF', startsIn: -185, spread: 300 },
  { ...usual, code: 'APR', startsIn: -210, spread: 300, state: 'rejected' },
  { ...usual, code: 'MUD', startsIn: -174, spread: 800 },
  { ...usual, code: 'HOS', startsIn: 5, spread: 7, days: 2, state: 'communicated', kinship: 'spouse' },
  {
    ...{ ...usual, code: 'PNR', startsIn: 16, spread: 0, days: 5, state: 'cancellation_requested' },
    comment: 'Viaje familiar',
  },
  { ...usual, code: 'APR', startsIn: 9, spread: 7, state: 'cancelled' },
  { ...usual, code: 'MAT', startsIn: -240, spread: 600, days: 15 },
  { ...usual, code: 'MUD', startsIn: -176, spread: 200, state: 'not_justified' },
  { ...usual, ...hours(180, 9 * 60), code: 'EXA', startsIn: 6, spread: 14 },
  {
    ...usual,
    ...hours(300, 9 * 60),
    code: 'SIN',
    startsIn: -178,
    spread: 720,
    comment: 'Reunión del comité',
  },
  { ...usual, ...hours(468), code: 'DCO', startsIn: -184, spread: 640, comment: 'Por el festivo trabajado' },
  { ...usual, ...hours(468), code: 'FIN', startsIn: -192, spread: 560 },
]
