import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@portal/sdk'
import { isLabelled } from '#patterns/load-outcome.ts'
import { useRowSum } from '#patterns/load-rows.ts'

/** The results of an ended load's rows; undefined when the notification has none. */
export function useLoadNews(): (data: Notification['data']) => string | undefined {
  const { t } = useTranslation('general')
  const sum = useRowSum()
  return useCallback(
    ({ outcome, ...data }) => {
      if (outcome === undefined) return undefined
      const rows = (name: string) => Number(data[name] ?? 0)
      const text = sum({
        ...{ total: rows('records'), processed: rows('records') },
        ...{ created: rows('created'), updated: rows('updated'), unchanged: rows('unchanged') },
        ...{ duplicated: rows('duplicated'), excluded: rows('excluded'), errors: rows('errors') },
      })
      return isLabelled(outcome) ? `${t(`loadOutcomes.${outcome}`)}. ${text}` : text
    },
    [t, sum],
  )
}
