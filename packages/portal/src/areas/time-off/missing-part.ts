import type { AbsenceDetail } from '@portal/sdk'

/** The states in which sick leave takes no more parts. */
const over: readonly AbsenceDetail['state'][] = ['rejected', 'cancelled']

/**
 * The date of the medical review whose part has not been recorded: a review is followed by a confirmation or by the
 * discharge.
 */
export function missingPartOn(
  { state, until, parts }: Pick<AbsenceDetail, 'state' | 'until' | 'parts'>,
  today: string,
): string | null {
  const last = parts.at(-1)
  if (last === undefined || last.nextOn === null || last.kind === 'discharge' || over.includes(state))
    return null
  return last.nextOn < today && (until === null || last.nextOn <= until) ? last.nextOn : null
}
