import type { AbsencePreviewInput, Kinship } from '@portal/sdk'

/** What is told of an absence, while it is chosen. */
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
  kinship: null,
  travel: false,
}

/** The first day, as the last one: only then there are parts of a day. */
export const isOneDay = ({ from, until, isOpenEnded }: AbsenceChoice): boolean =>
  from !== null && (until === from || (until === null && !isOpenEnded))

/** What is counted and sent of a choice; nothing until all is there that the count depends on. */
export function askedOf(choice: AbsenceChoice): AbsencePreviewInput | undefined {
  const { employeeId, absenceTypeId, isOpenEnded, from, until, kinship, travel } = choice
  const part = isOneDay(choice) ? choice.part : 'day'
  const minutes = part === 'hours' ? choice.minutes : undefined
  if (absenceTypeId === null || from === null || minutes === null) return undefined
  if (choice.needsKinship && kinship === null) return undefined
  return {
    ...{ absenceTypeId, from, until: until ?? lastOf(from, isOpenEnded), part, travel },
    ...(employeeId === null ? {} : { employeeId }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(kinship === null ? {} : { kinship }),
  }
}

/** The last day where none is said: there is none yet, or it is the first. */
const lastOf = (from: string, isOpenEnded: boolean): string | null => (isOpenEnded ? null : from)
