import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DuplicatePreviewInput, DuplicateSearchInput, FilteredFormat } from '@portal/sdk'
import { duplicateSearches, filters } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, MultiSelect, Select, Skeleton, TextField } from '@portal/ui-kit'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'
import { FailureState } from '#patterns/failure-state.tsx'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { searchAddress } from './duplicate-address.ts'
import { ThresholdPreview } from './threshold-preview.tsx'

const scopes = ['format', 'load', 'skill', 'campaign', 'everything'] as const
const methods = ['exact', 'fingerprint', 'phonetic', 'levenshtein', 'jaro_winkler', 'probabilistic'] as const
const matches = ['all', 'any'] as const
const survivors = ['complete', 'newest', 'oldest'] as const

export type Asked = Required<Omit<DuplicatePreviewInput, 'templateId'>> & {
  templateId: string | null
  threshold: number
  survivorRule: NonNullable<DuplicateSearchInput['survivorRule']>
}

const first: Asked = {
  ...{ templateId: null, scope: 'format', loadId: null, keys: [], match: 'all', method: 'exact' },
  ...{ threshold: 0.9, survivorRule: 'complete' },
}

/** Scope, keys and method of a search, with a preview of the result. */
export function DuplicateForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('duplicates')
  const { create } = useFamily(duplicateSearches)
  const formats = useData(useFamily(filters).formats, [])
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>(first)
  const format = formats.data?.find(({ templateId }) => templateId === asked.templateId) ?? formats.data?.[0]
  const whole = { ...asked, templateId: format?.templateId ?? '' }
  return (
    <ResourceForm
      title={t('form.title')}
      draft="duplicateSearches.new"
      send={({ name }) => create({ name: textOf(name), ...whole })}
      sendLabel={t('form.send')}
      done={t('form.created')}
      onDone={(made) => void navigate(searchAddress(made))}
      onClose={onClose}
    >
      <TextField name="name" label={t('searches.name')} isRequired maxLength={80} />
      <DraftValue name="asked" value={asked} onFound={setAsked} />
      <FormatsState {...formats} />
      {format === undefined ? null : (
        <>
          <Choices formats={formats.data ?? []} format={format} asked={asked} onChange={setAsked} />
          <ThresholdPreview asked={whole} onThreshold={(threshold) => setAsked({ ...asked, threshold })} />
        </>
      )}
    </ResourceForm>
  )
}

interface FormatsStateProps {
  data: readonly FilteredFormat[] | undefined
  error: unknown
  refresh: () => void
}

/** Shown while there are no options. */
function FormatsState({ data, error, refresh }: FormatsStateProps) {
  const { t } = useTranslation('duplicates')
  if (error !== undefined) return <FailureState error={error} onRetry={refresh} />
  if (data === undefined) return <Skeleton lines={4} />
  return data.length === 0 ? <Alert>{t('form.noFormats')}</Alert> : null
}

interface ChoicesProps {
  formats: readonly FilteredFormat[]
  format: FilteredFormat
  asked: Asked
  onChange: (asked: Asked) => void
}

function Choices({ formats, format, asked, onChange }: ChoicesProps) {
  const { t } = useTranslation('duplicates')
  const change = (change: Partial<Asked>) => onChange({ ...asked, ...change })
  return (
    <>
      <Select
        name="templateId"
        label={t('searches.template')}
        options={formats.map(({ templateId, name }) => ({ id: templateId, label: name }))}
        value={format.templateId}
        onChange={(templateId) => change({ templateId, keys: [], loadId: null })}
      />
      <Select
        name="scope"
        label={t('form.scope')}
        options={scopes.map((id) => ({ id, label: t(`scopes.${id}`) }))}
        value={asked.scope}
        onChange={(scope) => change({ scope })}
      />
      {asked.scope === 'load' ? (
        <Select
          name="loadId"
          label={t('form.load')}
          isRequired
          options={format.loads.map(({ id, name }) => ({ id, label: name }))}
          value={asked.loadId}
          onChange={(loadId) => change({ loadId })}
        />
      ) : null}
      <MultiSelect
        name="keys"
        label={t('searches.keys')}
        description={t('form.keysHelp')}
        isRequired
        max={8}
        options={format.fields.map(({ name, label }) => ({ id: name, label }))}
        value={asked.keys}
        onChange={(keys) => change({ keys })}
      />
      <HowFields asked={asked} change={change} />
    </>
  )
}

function HowFields({ asked, change }: { asked: Asked; change: (change: Partial<Asked>) => void }) {
  const { t } = useTranslation('duplicates')
  return (
    <>
      <Select
        name="method"
        label={t('searches.method')}
        options={methods.map((id) => ({ id, label: t(`methods.${id}`) }))}
        value={asked.method}
        onChange={(method) => change({ method })}
      />
      {asked.keys.length > 1 && asked.method !== 'probabilistic' ? (
        <Select
          name="match"
          label={t('form.match')}
          options={matches.map((id) => ({ id, label: t(`matches.${id}`) }))}
          value={asked.match}
          onChange={(match) => change({ match })}
        />
      ) : null}
      <Select
        name="survivorRule"
        label={t('form.survivorRule')}
        options={survivors.map((id) => ({ id, label: t(`survivorRules.${id}`) }))}
        value={asked.survivorRule}
        onChange={(survivorRule) => change({ survivorRule })}
      />
    </>
  )
}
