import type { AbsencePreviewInput, Kinship } from '@portal/sdk'
import { minuteIn } from '#patterns/shift-words.ts'

/** The input of an absence form. */
export interface AbsenceChoice {
  /** Whose; the person's own by default. */
  readonly employeeId: string | null
  readonly absenceTypeId: string | null
  /** Whether it is sick leave, which may be open-ended. */
  readonly isOpenEnded: boolean
  /** Whether the number of days depends on the relative concerned. */
  readonly needsKinship: boolean
  readonly from: string | null
  readonly until: string | null
  readonly part: NonNullable<AbsencePreviewInput['part']>
  readonly minutes: number | null
  /** The start of the hours as typed; empty if there is none. */
  readonly start: string
  readonly kinship: Kinship | null
  readonly travel: boolean
}

export const nothingChosen: AbsenceChoice = {
  employeeId: null,
  absenceTypeId: null,
  isOpenEnded: false,
  needsKinship: false,
  from: null,
  until: null,
  part: 'day',
  minutes: null,
  start: '',
  kinship: null,
  travel: false,
}

/** The first day is also the last: only then a part of the day can be chosen. */
export const isOneDay = ({ from, until, isOpenEnded }: AbsenceChoice): boolean =>
  from !== null && (until === from || (until === null && !isOpenEnded))

/** The input of the count and of the request; undefined until it is complete. */
export function askedOf(choice: AbsenceChoice): AbsencePreviewInput | undefined {
  const { absenceTypeId, from, employeeId, kinship, travel } = choice
  const time = timeOf(choice)
  if (absenceTypeId === null || from === null || time === undefined) return undefined
  if (choice.needsKinship && kinship === null) return undefined
  return {
    ...{ absenceTypeId, from, travel, ...time },
    ...(employeeId === null ? {} : { employeeId }),
    ...(kinship === null ? {} : { kinship }),
  }
}

type Time = Pick<AbsencePreviewInput, 'until' | 'part' | 'minutes' | 'start'>

/**
 * The end date, and the part of a single day; undefined while the hours are empty, or their start is invalid.
 */
function timeOf(choice: AbsenceChoice): Time | undefined {
  const { from, until, isOpenEnded, minutes, start } = choice
  const last = until ?? (isOpenEnded ? null : from)
  const part = isOneDay(choice) ? choice.part : 'day'
  if (part !== 'hours') return { until: last, part }
  const begins = minuteIn(start)
  if (minutes === null || (start.trim() !== '' && begins === undefined)) return undefined
  return { until: last, part, minutes, ...(begins === undefined ? {} : { start: begins }) }
}
