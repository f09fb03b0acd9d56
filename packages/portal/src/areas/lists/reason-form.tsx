import { useTranslation } from 'react-i18next'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

interface ReasonFormProps {
  title: string
  draft: string
  send: (reason: string) => Promise<unknown>
  done: string
  onClose: () => void
}

/** Asks for the reason of a removal, or of its rejection. */
export function ReasonForm({ title, draft, send, done, onClose }: ReasonFormProps) {
  const { t } = useTranslation('blacklists')
  return (
    <ResourceForm
      title={title}
      draft={draft}
      send={(values) => send(textOf(values.reason))}
      done={done}
      onClose={onClose}
    >
      <TextArea name="reason" label={t('removals.reason')} isRequired maxLength={500} />
    </ResourceForm>
  )
}
