import { useTranslation } from 'react-i18next'
import type { CountedDay, VacationPreviewInput } from '@portal/sdk'

interface Asked {
  readonly kind: VacationPreviewInput['kind']
  readonly days: readonly (Pick<CountedDay, 'date'> & Partial<Pick<CountedDay, 'part' | 'minutes'>>)[]
  readonly comment: string | null
}

/** The parts of a request by label, for a conflict. */
export function useRequestLines(): (asked: Asked) => object {
  const { t } = useTranslation('vacations')
  return ({ kind, days, comment }) => ({
    [t('choose.kind')]: t(`list.kinds.${kind}`),
    [t('choose.days')]: days.map(({ date, part = 'day', minutes }) =>
      part === 'day'
        ? date
        : `${date} (${[t(`parts.${part}`), minutes].filter((one) => one != null).join(' ')})`,
    ),
    [t('choose.comment')]: comment,
  })
}
