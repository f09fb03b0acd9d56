import { useTranslation } from 'react-i18next'
import type { MendedRow } from '@portal/sdk'
import { Alert } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

const outcomes = ['created', 'updated', 'unchanged', 'duplicated', 'excluded', 'rejected', 'missing'] as const

interface MendOutcomeProps {
  results: readonly MendedRow[] | undefined
  error: unknown
}

/** The results of the corrected rows. */
export function MendOutcome({ results, error }: MendOutcomeProps) {
  const { t } = useTranslation('rejectedRows')
  const format = useFormat()
  if (error !== undefined)
    return (
      <Alert tone="danger">
        <Refusal error={error} />
      </Alert>
    )
  if (results === undefined || results.length === 0) return null
  const parts = outcomes.flatMap((outcome) => {
    const count = results.filter((one) => one.outcome === outcome).length
    return count === 0 ? [] : [t(`grid.outcomes.${outcome}`, { number: format.whole(count) })]
  })
  const isWhole = results.every(({ outcome }) => outcome !== 'rejected')
  return (
    <Alert
      tone={isWhole ? 'success' : 'warning'}
      title={t('grid.sent', { number: format.whole(results.length) })}
    >
      {parts.join(' · ')}
    </Alert>
  )
}
