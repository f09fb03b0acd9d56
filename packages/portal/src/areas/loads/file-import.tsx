import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordsFile } from '@portal/sdk'
import { useData, usePortal } from '@portal/sdk/react'
import { Card, ComboBox, LinkButton, Skeleton, Stack } from '@portal/ui-kit'
import { ImportForm } from './import-form.tsx'

/** Chooses the format for a file; then the mapping of its columns (CAR-3). */
export function FileImport({ file }: { file: RecordsFile }) {
  const { t } = useTranslation('loads')
  const { templates, recordsFile } = usePortal()
  const [templateId, setTemplateId] = useState<string | null>(null)
  const list = useData(templates.index, [{ perPage: 100 }])
  const template = list.data?.data.find(({ id }) => id === templateId)
  const suggestion = useData(recordsFile.show, templateId === null ? null : [file.id, { templateId }])
  const options = (list.data?.data ?? []).map(({ id, name }) => ({ id, label: name }))
  const hasNone = list.data !== undefined && options.length === 0
  return (
    <Card title={t('file.import')} description={hasNone ? t('file.noTemplates') : t('file.importText')}>
      <Stack space="lg">
        {list.isLoading ? <Skeleton lines={2} /> : null}
        {hasNone ? <LinkButton href="/clustering/crearFormato">{t('file.createTemplate')}</LinkButton> : null}
        {options.length === 0 ? null : (
          <ComboBox
            label={t('file.template')}
            placeholder={t('file.chooseTemplate')}
            options={options}
            value={templateId}
            onChange={setTemplateId}
          />
        )}
        {templateId !== null && suggestion.data === undefined ? <Skeleton lines={4} /> : null}
        {template === undefined || suggestion.data === undefined ? null : (
          <ImportForm
            // The reading may change below an open form: another analysis has other columns.
            key={`${template.id} ${JSON.stringify(suggestion.data.suggestedMapping)}`}
            file={suggestion.data}
            template={template}
          />
        )}
      </Stack>
    </Card>
  )
}
