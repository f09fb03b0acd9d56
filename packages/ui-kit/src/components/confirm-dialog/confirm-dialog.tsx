import type { ReactElement, ReactNode } from 'react'
import { Button } from '#components/button/button.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { useWords } from '#words/use-words.ts'

/** A question before something that cannot be undone. */
export interface ConfirmDialogProps {
  title: ReactNode
  /** What will happen, in one or two sentences. */
  children?: ReactNode
  /** The verb of the act, such as “Delete”; “Accept” when left out. */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
  /** The dialog closes when this is done; when it fails it stays open. */
  onConfirm: () => unknown
  isPending?: boolean | undefined
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Asks whether to go on. For what can be undone, do it and offer undo in a toast instead. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  isPending = false,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const words = useWords()
  const confirm = async (close: () => void) => {
    try {
      await onConfirm()
      close()
    } catch {
      // Whoever confirms shows the failure; the question stays, so that the answer can be given again.
    }
  }
  return (
    <Dialog
      {...dialog}
      size="sm"
      role="alertdialog"
      isAnswerNeeded
      footer={(close) => (
        <>
          <Button onPress={close} autoFocus>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button tone={tone} isPending={isPending} onPress={() => void confirm(close)}>
            {confirmLabel ?? words.accept}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  )
}
