import { useTranslation } from 'react-i18next'
import type { VacationDecisionResult, VacationRequest } from '@portal/sdk'
import { currentState } from '#patterns/current-state/current-state.ts'
import { useReason } from '#patterns/use-reason.ts'
import { useHolderText } from './use-holder-text.ts'

type Result = Pick<VacationDecisionResult, 'id' | 'errors'>
type ErrorsByField = NonNullable<Result['errors']>

/** Whether somebody else was first. */
const isOvertaken = ({ version, state }: ErrorsByField): boolean =>
  state !== undefined ||
  (version?.some((fault) => (typeof fault === 'string' ? fault : fault.error) === 'stale') ?? false)

/** The label of a request in a bulk decision, and the reason of its failure. */
export function useDecisionWords() {
  const { t } = useTranslation('vacations')
  const reasonOf = useReason()
  const holderText = useHolderText()
  const reasonsOf = (errors: ErrorsByField): string =>
    Object.values(errors)
      .flat()
      .map((fault) => {
        if (typeof fault === 'string') return fault
        const { value: date = '', heldBy } = fault
        return heldBy === undefined
          ? reasonOf(fault.error)
          : `${t('count.rules.overlap', { date })} ${holderText(heldBy)}`
      })
      .join(' · ')
  /** Why a decision failed; after a conflict, the current state. */
  const whyOf = async (family: string, { id, errors }: Result): Promise<string | undefined> => {
    if (errors === null) return undefined
    const now = isOvertaken(errors) ? await currentState(family, id) : undefined
    return now === undefined ? reasonsOf(errors) : `${reasonsOf(errors)} · ${now.text}`
  }
  const nameOf = ({ person, startsOn: from, endsOn: until }: VacationRequest): string =>
    t('list.label', { person: person.displayName, from, until })
  return { reasonsOf, whyOf, nameOf }
}
