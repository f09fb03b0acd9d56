import { useTranslation } from 'react-i18next'
import { legalHolds } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { ComboBox, DatePicker, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useFormats } from './use-formats.ts'

/** Creates a hold on a template, or on one of its records, with a reason. */
export function LegalHoldForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('anonymisationRules')
  const { create } = useFamily(legalHolds)
  const formats = useFormats()
  return (
    <ResourceForm
      title={t('holds.create')}
      draft="legalHolds.new"
      send={(values) =>
        create({
          templateId: textOf(values.templateId),
          record: textOf(values.record) || null,
          reason: textOf(values.reason),
          until: textOf(values.until) || null,
        })
      }
      done={t('holds.made')}
      onClose={onClose}
    >
      <ComboBox
        key={formats === undefined ? 'waiting' : 'known'}
        name="templateId"
        label={t('holds.template')}
        options={formats ?? []}
        isDisabled={formats === undefined}
        isRequired
      />
      <TextField
        name="record"
        label={t('holds.record')}
        description={t('holds.recordText')}
        maxLength={400}
      />
      <TextField name="reason" label={t('holds.reason')} isRequired maxLength={300} />
      <DatePicker name="until" label={t('holds.until')} />
    </ResourceForm>
  )
}
