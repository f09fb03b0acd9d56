import { useTranslation } from 'react-i18next'
import type { Filter, FilteredFormat } from '@portal/sdk'
import { Alert, Card, Checkbox, Columns, Select, TextField } from '@portal/ui-kit'

/** Details of an existing filter: its owner, and fields that its template has lost. */
export function FilterNotes({ filter }: { filter: Filter }) {
  const { t } = useTranslation('filters')
  const { isOwn, createdBy, missingFields } = filter
  return (
    <>
      {isOwn ? null : <Alert isSilent>{t('editor.others', { person: createdBy.displayName })}</Alert>}
      {missingFields.length === 0 ? null : (
        <Alert tone="warning">{t('editor.missing', { fields: missingFields.join(', ') })}</Alert>
      )}
    </>
  )
}

interface FilterGeneralProps {
  filter: Filter | undefined
  formats: readonly FilteredFormat[]
  templateId: string
  onFormat: (templateId: string) => void
}

/** The name of a filter and its template, which is immutable. */
export function FilterGeneral({ filter, formats, templateId, onFormat }: FilterGeneralProps) {
  const { t } = useTranslation('filters')
  const { name = '', description = '', shared = false, isOwn = true } = filter ?? {}
  return (
    <Card level={2} title={t('editor.general')}>
      <Columns>
        <TextField name="name" label={t('list.name')} isRequired maxLength={80} defaultValue={name} />
        <Select
          name="templateId"
          label={t('list.templateName')}
          options={formats.map((one) => ({ id: one.templateId, label: one.name }))}
          value={templateId}
          isDisabled={filter !== undefined}
          onChange={onFormat}
        />
        <TextField
          name="description"
          label={t('list.description')}
          maxLength={400}
          defaultValue={description}
        />
        <Checkbox
          name="shared"
          label={t('list.shared')}
          description={t('editor.sharedHelp')}
          defaultSelected={isOwn && shared}
        />
      </Columns>
    </Card>
  )
}
