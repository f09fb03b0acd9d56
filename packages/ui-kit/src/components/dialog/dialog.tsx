import { useRef, type ReactElement } from 'react'
import { Opener } from '#private/overlay/opener.tsx'
import { useOpen, useOverlay } from '#private/overlay/use-overlay.ts'
import type { DialogContents } from './dialog-contents.ts'
import { lateWindow } from './late-window.ts'

/** What a dialog holds and how it opens. */
export interface DialogProps extends DialogContents {
  /** A button that opens the dialog. Without one, give `isOpen` and `onOpenChange`. */
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Asks for something before the page goes on. It keeps the focus inside and gives it back at the end. */
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
