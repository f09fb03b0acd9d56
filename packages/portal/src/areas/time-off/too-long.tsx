import { useTranslation } from 'react-i18next'
import { Alert, type DateRange } from '@portal/ui-kit'
import { lengthOf, mostDays } from './vacation-choice.ts'

/** Says that the choice exceeds the maximum of a request. */
export function TooLong({ range }: { range: DateRange | null }) {
  const { t } = useTranslation('vacations')
  const count = range === null ? 0 : lengthOf(range)
  return count > mostDays ? (
    <Alert tone="danger">{t('choose.tooLong', { number: count, most: mostDays })}</Alert>
  ) : null
}
