import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf, type DuplicateLevel, type DuplicatePreviewInput } from '@portal/sdk'
import { duplicateSearches } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, Skeleton, Slider, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCounted } from '#patterns/use-counted.ts'

interface ThresholdPreviewProps {
  asked: DuplicatePreviewInput & { threshold: number }
  onThreshold: (threshold: number) => void
}

/** The number of groups at each threshold: counted once for all positions of the slider. */
export function ThresholdPreview({ asked, onThreshold }: ThresholdPreviewProps) {
  const { t, i18n } = useTranslation('duplicates')
  const format = useFormat()
  const { templateId, scope, loadId, keys, match, method, threshold } = asked
  const isWhole = isComplete(asked)
  const question = { templateId, scope, loadId: loadId ?? null, keys, match, method } as DuplicatePreviewInput
  const { preview, isCounting, error, retry } = useCounted(
    useFamily(duplicateSearches).preview,
    isWhole ? question : undefined,
  )
  if (!isWhole) return null
  if (isPortalError(error) && 'fields' in error)
    return <Alert tone="danger">{messageOf(error, i18n.language)}</Alert>
  if (error !== undefined) return <FailureState error={error} onRetry={retry} />
  if (preview === undefined) return <Skeleton lines={2} />
  const { groups, records } = levelAt(preview.levels, threshold)
  const numbers = { groups: format.whole(groups), records: format.whole(records) }
  return (
    <Stack space="sm">
      {preview.levels.length > 1 ? (
        <ThresholdSlider levels={preview.levels} value={threshold} onChange={onThreshold} />
      ) : null}
      <p role="status" aria-busy={isCounting}>
        {t('threshold.sampled', {
          ...{ ...numbers, sampled: format.whole(preview.sampled), total: format.whole(preview.total) },
        })}
      </p>
    </Stack>
  )
}

const isComplete = ({ keys, scope, loadId }: DuplicatePreviewInput): boolean =>
  keys.length > 0 && (scope !== 'load' || loadId != null)

interface ThresholdSliderProps {
  levels: readonly DuplicateLevel[]
  value: number
  onChange: (threshold: number) => void
}

/** The minimum similarity of duplicates. */
export function ThresholdSlider({ levels, value, onChange }: ThresholdSliderProps) {
  const { t } = useTranslation('duplicates')
  return (
    <Slider
      label={t('threshold.label')}
      minValue={levels[0]?.threshold ?? 0.6}
      maxValue={1}
      step={0.01}
      value={value}
      onChange={onChange}
      formatOptions={{ minimumFractionDigits: 2 }}
    />
  )
}

/** The results at a threshold; for methods without one, the only level. */
export function levelAt(
  levels: readonly DuplicateLevel[],
  threshold: number,
): Pick<DuplicateLevel, 'groups' | 'records'> {
  const [only] = levels
  if (levels.length === 1 && only !== undefined) return only
  return levels.find((level) => Math.abs(level.threshold - threshold) < 0.005) ?? { groups: 0, records: 0 }
}
