import { useTranslation } from 'react-i18next'
import type { DatePlaces } from '@portal/sdk'

/** The free places of a date and its waiting list: `2 of 6 left · 1 waiting`. */
export function usePlaceWords(): (day: Omit<DatePlaces, 'status' | 'date'>) => string {
  const { t } = useTranslation('operations')
  return ({ free, limit, waiting }) =>
    [
      ...(free === null || limit === null ? [] : [t('day.left', { free, limit })]),
      ...(waiting === 0 ? [] : [t('day.waiting', { count: waiting })]),
    ].join(' · ')
}
