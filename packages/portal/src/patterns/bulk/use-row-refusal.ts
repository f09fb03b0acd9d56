import { useTranslation } from 'react-i18next'
import type { UserBulkResult } from '@portal/sdk'
import { useReason } from '#patterns/use-reason.ts'
import type { RowRefusal } from './run-bulk.ts'

/** Why the service did not do it with one of many; undefined when it did. */
export function useRowRefusal(): (result: UserBulkResult | undefined) => RowRefusal | undefined {
  const { t } = useTranslation('general')
  const reasonOf = useReason()
  return (result) => {
    // A row that the answer does not name was not done either.
    if (result === undefined || result.error === 'not_found') return t('bulk.notFound')
    const { error, missing = [] } = result
    if (error === null) return undefined
    return error === 'forbidden' || missing.length > 0 ? { missing } : reasonOf(error)
  }
}
