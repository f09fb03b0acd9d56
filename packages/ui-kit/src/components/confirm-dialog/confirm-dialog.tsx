import type { ReactElement, ReactNode } from 'react'
import { Button } from '#components/button/button.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { useWords } from '#words/use-words.ts'

/** A confirmation before something that cannot be undone. */
export interface ConfirmDialogProps {
  title: ReactNode
  /** The consequences, in one or two sentences. */
  children?: ReactNode
  /** The verb of the action, such as “Delete”. Defaults to “Accept”. */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
  /** The dialog closes when this resolves, and stays open when it rejects. */
  onConfirm: () => unknown
  isPending?: boolean | undefined
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Asks for confirmation. If the action can be undone, do it and offer undo in a toast instead. */
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
      // The caller shows the failure; keep the dialog open, so that the person can try again.
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
