import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@portal/sdk'
import { useAction } from '@portal/sdk/react'
import { Alert, ConfirmDialog, Stack, toast } from '@portal/ui-kit'

interface ConfirmActionProps<Subject> {
  /** What the question is about; undefined while nothing is asked. */
  subject: Subject | undefined
  onClose: () => void
  title: (subject: Subject) => string
  text: (subject: Subject) => ReactNode
  /** The verb of the act. */
  confirmLabel: string
  act: (subject: Subject) => Promise<unknown>
  done: string
  onDone?: (subject: Subject) => void
}

/** Asks before something that cannot be undone; a refusal is told in the question itself, which stays open. */
export function ConfirmAction<Subject>({ subject, onClose, ...question }: ConfirmActionProps<Subject>) {
  if (subject === undefined) return null
  return <Question {...question} subject={subject} onClose={onClose} />
}

type QuestionProps<Subject> = Omit<ConfirmActionProps<Subject>, 'subject'> & { subject: Subject }

function Question<Subject>({
  subject,
  onClose,
  title,
  text,
  confirmLabel,
  act,
  done,
  onDone,
}: QuestionProps<Subject>) {
  const { i18n } = useTranslation()
  const action = useAction(act)
  const confirm = async () => {
    await action(subject)
    toast({ tone: 'success', title: done })
    onDone?.(subject)
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      tone="danger"
      title={title(subject)}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      isPending={action.isPending}
    >
      <Stack space="md">
        <p>{text(subject)}</p>
        {action.error === undefined ? null : (
          <Alert tone="danger">{messageOf(action.error, i18n.language)}</Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
