import { useRef, type ReactElement } from 'react'
import { Opener } from '#private/overlay/opener.tsx'
import { useOpen, useOverlay } from '#private/overlay/use-overlay.ts'
import type { DialogContents } from './dialog-contents.ts'
import { lateWindow } from './late-window.ts'

/** The content of a dialog and its open state. */
export interface DialogProps extends DialogContents {
  /** The button that opens the dialog. Without one, use `isOpen` and `onOpenChange`. */
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A modal dialog. It traps the focus and restores it at the end. */
export function Dialog({ trigger, isOpen, onOpenChange, ...contents }: DialogProps) {
  const [isShown, show] = useOpen({ isOpen, onOpenChange })
  const anchor = useRef<HTMLButtonElement>(null)
  const late = useOverlay(lateWindow, isShown)
  return (
    <>
      {trigger === undefined ? null : (
        <Opener trigger={trigger} opens="dialog" isOpen={isShown} onOpen={() => show(true)} anchor={anchor} />
      )}
      {late === undefined ? null : <late.DialogWindow {...contents} isOpen={isShown} onOpenChange={show} />}
    </>
  )
}
