import { useTranslation } from 'react-i18next'
import type { VacationDecisionResult, VacationRequest } from '@portal/sdk'
import { useReason } from '#patterns/use-reason.ts'

type ErrorsByField = NonNullable<VacationDecisionResult['errors']>

/** What a request is called where several are decided on, and why one stays as it was. */
export function useDecisionWords() {
  const { t } = useTranslation('vacations')
  const reasonOf = useReason()
  const reasonsOf = (errors: ErrorsByField): string =>
    Object.values(errors)
      .flat()
      .map((fault) => (typeof fault === 'string' ? fault : reasonOf(fault.error)))
      .join(' · ')
  const nameOf = ({ person, startsOn: from, endsOn: until }: VacationRequest): string =>
    t('list.label', { person: person.displayName, from, until })
  return { reasonsOf, nameOf }
}
