import { useRef, type ReactElement } from 'react'
import { Opener } from '#private/overlay/opener.tsx'
import { useOpen, useOverlay } from '#private/overlay/use-overlay.ts'
import { lateWindow } from './late-window.ts'
import type { PopoverContents } from './popover-window.tsx'

/** Content in a small overlay beside its button. */
export interface PopoverProps extends PopoverContents {
  trigger: ReactElement
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Shows details or a few controls without leaving the page. */
export function Popover({ trigger, isOpen, onOpenChange, ...contents }: PopoverProps) {
  const [isShown, show] = useOpen({ isOpen, onOpenChange })
  const anchor = useRef<HTMLButtonElement>(null)
  const late = useOverlay(lateWindow, isShown)
  return (
    <>
      <Opener trigger={trigger} opens="dialog" isOpen={isShown} onOpen={() => show(true)} anchor={anchor} />
      {late === undefined ? null : (
        <late.PopoverWindow {...contents} anchor={anchor} isOpen={isShown} onOpenChange={show} />
      )}
    </>
  )
}
