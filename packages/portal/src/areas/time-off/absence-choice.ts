import type { AbsencePreviewInput, Kinship } from '@portal/sdk'
import { minuteIn } from '#patterns/shift-words.ts'

/** The input of an absence form. */
export interface AbsenceChoice {
  /** Whose; one's own unless somebody is chosen. */
  readonly employeeId: string | null
  readonly absenceTypeId: string | null
  /** Whether it is sick leave, which may have no end yet. */
  readonly isOpenEnded: boolean
  /** Whether its days depend on whom it is about. */
  readonly needsKinship: boolean
  readonly from: string | null
  readonly until: string | null
  readonly part: NonNullable<AbsencePreviewInput['part']>
  readonly minutes: number | null
  /** When the hours begin, as it is written; empty where nobody says it. */
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

/** The first day, as the last one: only then there are parts of a day. */
export const isOneDay = ({ from, until, isOpenEnded }: AbsenceChoice): boolean =>
  from !== null && (until === from || (until === null && !isOpenEnded))

/** What is counted and sent of a choice; nothing until all is there that the count depends on. */
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

/** Until when, and which part of a single day; nothing while hours are not said, or their beginning is no time. */
function timeOf(choice: AbsenceChoice): Time | undefined {
  const { from, until, isOpenEnded, minutes, start } = choice
  const last = until ?? (isOpenEnded ? null : from)
  const part = isOneDay(choice) ? choice.part : 'day'
  if (part !== 'hours') return { until: last, part }
  const begins = minuteIn(start)
  if (minutes === null || (start.trim() !== '' && begins === undefined)) return undefined
  return { until: last, part, minutes, ...(begins === undefined ? {} : { start: begins }) }
}
