import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Form, Inline, Stack, TextArea } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { textOf } from '#patterns/form-values.ts'

interface RejectDialogProps {
  /** The name of the draft. */
  draft: string
  /** The rejected items. */
  names: readonly string[]
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a rejection, which the requester will read. */
export function RejectDialog({ draft: name, names, onReject, onClose }: RejectDialogProps) {
  const { t } = useTranslation('general')
  const id = useId()
  const draft = useDraft(name)
  const close = () => {
    draft.drop()
    onClose()
  }
  return (
    <Dialog
      title={t('requests.rejectTitle')}
      isOpen
      onOpenChange={close}
      footer={
        <Inline justify="end">
          <Button onPress={close}>{t('actions.cancel')}</Button>
          <Button type="submit" form={id} tone="danger">
            {t('requests.reject')}
          </Button>
        </Inline>
      }
    >
      <DraftArea draft={draft}>
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
              maxLength={500}
            />
          </Stack>
        </Form>
      </DraftArea>
    </Dialog>
  )
}
