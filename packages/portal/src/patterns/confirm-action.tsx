import type { ReactNode } from 'react'
import { type Named } from '@portal/sdk'
import { Alert, ConfirmDialog, Stack, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'
import { isOvertaken } from '#patterns/current-state/is-overtaken.ts'
import { useRefresh } from './use-refresh.ts'

interface ConfirmActionProps<Subject> {
  /** The subject of the confirmation; undefined while it is closed. */
  subject: Subject | undefined
  onClose: () => void
  title: (subject: Subject) => string
  text: (subject: Subject) => ReactNode
  /** Details to check before confirming. */
  children?: ReactNode
  /** The verb of the action. */
  confirmLabel: string
  act: Named & ((id: string) => Promise<unknown>)
  idOf: (subject: Subject) => string
  done: string
  /** Families that it changes besides its own. */
  families?: readonly string[]
  /** Additional text about a refusal. */
  more?: (error: unknown, subject: Subject) => ReactNode
  onDone?: (subject: Subject) => void
}

/**
 * Confirms something that cannot be undone; an error is shown in the dialog, which stays open. After a conflict it is
 * shown with the current state.
 */
export function ConfirmAction<Subject>({ subject, ...question }: ConfirmActionProps<Subject>) {
  return subject === undefined ? null : <Question {...question} subject={subject} />
}

type QuestionProps<Subject> = ConfirmActionProps<Subject> & { subject: Subject }

function Question<Subject>(props: QuestionProps<Subject>) {
  const { subject, onClose, title, text, confirmLabel, act, idOf, done, onDone, more, children } = props
  const { families = ['dashboard'] } = props
  const action = useConfirmedAction(act, { families })
  const refresh = useRefresh(act, families)
  const confirm = async () => {
    try {
      await action(idOf(subject))
    } catch (error) {
      if (isOvertaken(error)) void refresh()
      throw error
    }
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
        {children}
        {action.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={action.error} />
          </Alert>
        )}
        {more?.(action.error, subject)}
      </Stack>
    </ConfirmDialog>
  )
}
