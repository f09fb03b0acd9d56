import { useTranslation } from 'react-i18next'
import type { Segment } from '@portal/sdk'
import { TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

interface KeepFormProps {
  draft: string
  send: (name: string) => Promise<Segment>
  onClose: () => void
}

/** Asks for the name under which records are kept as a list (CAR-18). */
export function KeepForm({ draft, send, onClose }: KeepFormProps) {
  const { t } = useTranslation('segments')
  return (
    <ResourceForm
      title={t('keep.open')}
      draft={draft}
      send={(values) => send(textOf(values.name))}
      done={t('keep.done')}
      onClose={onClose}
    >
      <TextField name="name" label={t('keep.name')} description={t('keep.text')} isRequired maxLength={80} />
    </ResourceForm>
  )
}
