import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Form, Inline, Stack, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'

interface RejectDialogProps {
  /** What is rejected. */
  names: readonly string[]
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks why before something is rejected: who asked for it reads the answer. */
export function RejectDialog({ names, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('general')
  const id = useId()
  return (
    <Dialog
      title={t('requests.rejectTitle')}
      isOpen
      onOpenChange={onClose}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" form={id} tone="danger">
            {t('requests.reject')}
          </Button>
        </Inline>
      }
    >
      <Form
        id={id}
        aria-label={t('requests.rejectTitle')}
        hideSummary
        onSubmit={({ reason }) => onReject(textOf(reason))}
      >
        <Stack space="lg">
          <p>{names.join(', ')}</p>
          <TextArea
            name="reason"
            label={t('requests.reason')}
            description={t('requests.reasonHelp')}
            isRequired
            autoFocus
            maxLength={500}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}
