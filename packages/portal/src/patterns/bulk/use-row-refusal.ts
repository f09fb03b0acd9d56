import { useTranslation } from 'react-i18next'
import type { UserBulkResult } from '@portal/sdk'
import { currentState } from '#patterns/current-state/current-state.ts'
import { useReason } from '#patterns/use-reason.ts'
import type { RowRefusal } from './run-bulk.ts'

/** The refusal of one of many rows, after a conflict with its current state; undefined when it was done. */
export function useRowRefusal(
  family: string,
): (id: string, result: UserBulkResult | undefined) => Promise<RowRefusal | undefined> {
  const { t } = useTranslation('general')
  const reasonOf = useReason()
  return async (id, result) => {
    // A row missing in the answer was not processed either.
    if (result === undefined || result.error === 'not_found') return t('bulk.notFound')
    const { error, missing = [] } = result
    if (error === null) return undefined
    if (error === 'forbidden' || missing.length > 0) return { missing }
    const now = error === 'stale' ? await currentState(family, id) : undefined
    return now === undefined ? reasonOf(error) : `${reasonOf(error)} · ${now.text}`
  }
}
