import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Alert } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useReason } from '#patterns/use-reason.ts'

/** Why and where a load failed. */
export function LoadFailure({ load: { failure } }: { load: Load }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const reasonOf = useReason()
  if (failure === null) return null
  const reason = reasonOf(failure.code)
  return (
    <Alert tone="danger">
      {failure.row === null
        ? t('loads.failedReason', { reason })
        : t('loads.failedAt', { row: format.whole(failure.row), reason })}
    </Alert>
  )
}
