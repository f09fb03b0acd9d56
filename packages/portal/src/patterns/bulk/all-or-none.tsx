import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '@portal/ui-kit'

/** The service's maximum per request, and so for all-or-nothing. */
export const mostTogether = 200

interface AllOrNoneProps {
  /** The number of items to change. */
  count: number
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** Whether one refusal cancels everything, if a single request suffices. */
export function AllOrNone({ count, ...choice }: AllOrNoneProps) {
  if (count < 2 || count > mostTogether) return null
  return (
    <Suspense>
      <Choice {...choice} />
    </Suspense>
  )
}

function Choice(choice: Omit<AllOrNoneProps, 'count'>) {
  const { t } = useTranslation('resource')
  return <Checkbox label={t('bulk.allOrNone')} description={t('bulk.allOrNoneHelp')} {...choice} />
}
