import { useTranslation } from 'react-i18next'
import { Dialog } from '@portal/ui-kit'
import { Answer, AskForm, useLatest, type AskFormProps } from './ask-access.tsx'

/** Requests a permission after a refusal, or shows an existing request. */
export function AccessDialog(props: AskFormProps) {
  const { t } = useTranslation('access')
  const { isKnown, latest } = useLatest(props.names)
  if (!isKnown) return null
  if (latest?.state !== 'pending') return <AskForm {...props} />
  const { onClose } = props
  return (
    <Dialog title={t('ask.ask')} size="sm" isOpen onOpenChange={onClose}>
      <Answer request={latest} />
    </Dialog>
  )
}
