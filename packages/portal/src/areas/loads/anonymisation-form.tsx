import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnonymisationPreview } from '@portal/sdk'
import { anonymisationRules, anonymisationRuns } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, ComboBox, DescriptionList, Skeleton, Stack, TextField } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCounted } from '#patterns/use-counted.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** Chooses a rule, previews its effect, and runs it with a reason. */
export function AnonymisationForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('anonymisationRules')
  const { create } = useFamily(anonymisationRuns)
  const known = useEveryRow(useFamily(anonymisationRules), ({ name }) => name)
  const [ruleId, setRule] = useState<string | null>(null)
  return (
    <ResourceForm
      title={t('runs.create')}
      draft="anonymisationRuns.new"
      sendLabel={t('runs.create')}
      send={({ reason }) => create({ ruleId: ruleId ?? '', reason: textOf(reason) })}
      done={t('runs.started')}
      onClose={onClose}
    >
      <ComboBox
        key={known === undefined ? 'waiting' : 'known'}
        name="ruleId"
        label={t('runs.rule')}
        options={known ?? []}
        isDisabled={known === undefined}
        value={ruleId}
        onChange={setRule}
        isRequired
      />
      {ruleId === null ? null : <DryRun ruleId={ruleId} />}
      <TextField
        name="reason"
        label={t('runs.reason')}
        description={t('runs.reasonText')}
        isRequired
        maxLength={300}
      />
    </ResourceForm>
  )
}

/** A preview of the rule: counts by field, and a record before and after. */
function DryRun({ ruleId }: { ruleId: string }) {
  const { preview, error, retry } = useCounted(useFamily(anonymisationRuns).preview, { ruleId })
  if (error !== undefined) return <FailureState error={error} onRetry={retry} />
  return preview === undefined ? <Skeleton lines={4} /> : <Due preview={preview} />
}

function Due({ preview }: { preview: AnonymisationPreview }) {
  const { t } = useTranslation('anonymisationRules')
  const format = useFormat()
  const { records, held } = preview
  return (
    <Stack space="md">
      <Alert isSilent>{t('runs.due', { records: format.whole(records), held: format.whole(held) })}</Alert>
      <DescriptionList items={useFieldItems(preview)} />
    </Stack>
  )
}

function useFieldItems({ fields, sample }: AnonymisationPreview) {
  const { t } = useTranslation('anonymisationRules')
  const format = useFormat()
  const [first = []] = sample
  return fields.map(({ field, method, values }) => {
    const one = first.find((cell) => cell.field === field)
    const change = one === undefined ? '' : ` · ${one.before ?? '—'} → ${one.after ?? '—'}`
    return { term: field, value: `${t(`list.methods.${method}`)} · ${format.whole(values)}${change}` }
  })
}
