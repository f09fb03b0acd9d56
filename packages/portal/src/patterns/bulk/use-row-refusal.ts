import { useTranslation } from 'react-i18next'
import type { UserBulkResult } from '@portal/sdk'
import { useReason } from '#patterns/use-reason.ts'
import type { RowRefusal } from './run-bulk.ts'

/** The refusal of one of many rows; undefined when it was done. */
export function useRowRefusal(): (result: UserBulkResult | undefined) => RowRefusal | undefined {
  const { t } = useTranslation('general')
  const reasonOf = useReason()
  return (result) => {
    // A row missing in the answer was not processed either.
    if (result === undefined || result.error === 'not_found') return t('bulk.notFound')
    const { error, missing = [] } = result
    if (error === null) return undefined
    return error === 'forbidden' || missing.length > 0 ? { missing } : reasonOf(error)
  }
}
