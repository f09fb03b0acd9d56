import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '@portal/ui-kit'

/** How many a service changes in one request: no more than these can be changed together. */
export const mostTogether = 200

interface AllOrNoneProps {
  /** How many are to be changed. */
  count: number
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** Whether one that cannot be changed keeps all others back, where one request takes them all. */
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
