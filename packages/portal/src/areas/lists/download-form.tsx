import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DownloadInput, DownloadSource } from '@portal/sdk'
import { downloads } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Checkbox, CheckboxGroup, ComboBox, RadioGroup, Select, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

const formats = ['csv', 'xlsx', 'jsonl'] as const
const channels = ['phone', 'sms', 'email'] as const

/** Chooses records, columns, channel and purpose. */
export function DownloadForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('downloads')
  const { create, sources } = useFamily(downloads)
  const known = useData(sources, []).data
  const [templateId, setTemplate] = useState<string | null>(null)
  const source = known?.find((one) => one.templateId === templateId)
  return (
    <ResourceForm
      title={t('list.create')}
      draft="downloads.new"
      sendLabel={t('list.submit')}
      send={(values) => {
        const chosen = [values.columns].flat().map(String)
        const [kind, id = null] = textOf(values.source).split(' ')
        const idOf = (source: string) => (kind === source ? id : null)
        return create({
          templateId: templateId ?? '',
          filterId: idOf('filter'),
          loadId: idOf('load'),
          segmentId: idOf('segment'),
          activationId: idOf('activation'),
          // In the order of the template, not of selection.
          columns: (source?.fields ?? []).map(({ name }) => name).filter((name) => chosen.includes(name)),
          format: textOf(values.format) as DownloadInput['format'],
          channel: textOf(values.channel) as DownloadInput['channel'],
          reason: textOf(values.reason),
        })
      }}
      done={t('list.asked')}
      onClose={onClose}
    >
      <ComboBox
        key={known === undefined ? 'waiting' : 'known'}
        name="templateId"
        label={t('list.template')}
        options={(known ?? []).map((one) => ({ id: one.templateId, label: one.name }))}
        isDisabled={known === undefined}
        value={templateId}
        onChange={setTemplate}
        isRequired
      />
      {source === undefined ? null : <WhatOf key={source.templateId} source={source} />}
      <HowAndWhy />
    </ResourceForm>
  )
}

/** File type, channel and purpose. */
function HowAndWhy() {
  const { t } = useTranslation('downloads')
  return (
    <>
      <RadioGroup
        name="format"
        label={t('list.format')}
        defaultValue="csv"
        options={formats.map((id) => ({ id, label: t(`list.formats.${id}`) }))}
      />
      <Select
        name="channel"
        label={t('list.channel')}
        description={t('list.channelText')}
        defaultValue="phone"
        isRequired
        options={channels.map((id) => ({ id, label: t(`list.channels.${id}`) }))}
      />
      <TextField
        name="reason"
        label={t('list.reason')}
        description={t('list.reasonText')}
        isRequired
        maxLength={300}
      />
      <Alert isSilent>{t('list.marked')}</Alert>
    </>
  )
}

/** The records and columns of one format to download. */
function WhatOf({ source: { fields, loads, segments, activations, filters } }: { source: DownloadSource }) {
  const { t } = useTranslation('downloads')
  const optionsOf = (
    kind: 'filter' | 'segment' | 'activation' | 'load',
    all: readonly { id: string; name: string }[],
  ) =>
    all.map(({ id, name }) => ({
      ...{ id: `${kind} ${id}`, label: name, description: t(`list.sources.${kind}`) },
    }))
  return (
    <>
      <ComboBox
        name="source"
        label={t('list.source')}
        defaultValue="format"
        isRequired
        options={[
          { id: 'format', label: t('list.sources.format') },
          ...optionsOf('segment', segments),
          ...optionsOf('activation', activations),
          ...optionsOf('filter', filters),
          ...optionsOf('load', loads),
        ]}
      />
      <CheckboxGroup
        name="columns"
        label={t('list.columns')}
        description={t('list.columnsText')}
        defaultValue={fields.map(({ name }) => name)}
        isRequired
        orientation="horizontal"
      >
        {fields.map(({ name, label }) => (
          <Checkbox key={name} value={name} label={label} />
        ))}
      </CheckboxGroup>
    </>
  )
}
