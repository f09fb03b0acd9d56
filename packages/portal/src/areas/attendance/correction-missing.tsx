import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workday } from '@portal/sdk'
import { RadioGroup, Select, Skeleton } from '@portal/ui-kit'
import { clockCorrections as contract } from '#generated/clock-corrections.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { CorrectionTime } from './correction-time.tsx'
import { useBreakChoices } from './use-break-choices.ts'

interface MissingEntryProps {
  /** What seems to be missing. */
  first: string
  workday: Workday
  at: string | undefined
  isOfOther: boolean
}

/** A missing entry: which, when, and what else its kind requires. */
export function MissingEntry({ first, workday, at, isOfOther }: MissingEntryProps) {
  const { t } = useTranslation('workdays')
  const [kind, setKind] = useState<string>(first)
  const breaks = useBreakChoices(isOfOther)
  // A break requires a type: without types to choose from, its start cannot be added.
  const kinds = contract.input.kind.values.filter(
    (one) => one !== 'break_start' || breaks.options?.length !== 0,
  )
  return (
    <>
      <Select
        name="kind"
        label={t('corrections.kind')}
        options={kinds.map((id) => ({ id, label: t(`entries.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
        isRequired
      />
      {kind === 'break_start' ? <BreakType breaks={breaks} /> : null}
      {kind === 'in' ? (
        <RadioGroup
          name="mode"
          label={t('entries.mode')}
          options={contract.input.mode.values.map((id) => ({ id, label: t(`entries.modes.${id}`) }))}
          orientation="horizontal"
        />
      ) : null}
      <CorrectionTime workday={workday} at={at} />
    </>
  )
}

function BreakType({ breaks }: { breaks: ReturnType<typeof useBreakChoices> }) {
  const { t } = useTranslation('workdays')
  const { options, error, refresh } = breaks
  if (options !== undefined) {
    return <Select name="breakTypeId" label={t('corrections.breakType')} options={options} isRequired />
  }
  return error === undefined ? <Skeleton lines={2} /> : <FailureState error={error} onRetry={refresh} />
}
