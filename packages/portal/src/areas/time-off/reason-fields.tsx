import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { TextArea } from '@portal/ui-kit'

interface ReasonFieldsProps {
  request: VacationRequest
  /** The fields before the reason. */
  children?: ReactNode
}

/** The request, and the reason of the action: the other side reads it (VAC-4). */
export function ReasonFields({ request, children }: ReasonFieldsProps) {
  const { t } = useTranslation('vacations')
  const { person, startsOn: from, endsOn: until } = request
  return (
    <>
      <p>{t('one.title', { person: person.displayName, from, until })}</p>
      {children}
      <TextArea
        name="comment"
        label={t('one.reason')}
        description={t('one.reasonHelp')}
        minLength={3}
        maxLength={500}
        isRequired
      />
    </>
  )
}
