import { useRef, type ReactElement } from 'react'
import { Opener } from '#private/overlay/opener.tsx'
import { useOpen, useOverlay } from '#private/overlay/use-overlay.ts'
import type { DrawerContents } from './drawer-panel.tsx'
import { latePanel } from './late-panel.ts'

/** A panel from the side. */
export interface DrawerProps extends DrawerContents {
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Shows details or filters at the side, above the page. */
export function Drawer({ trigger, isOpen, onOpenChange, ...contents }: DrawerProps) {
  const [isShown, show] = useOpen({ isOpen, onOpenChange })
  const anchor = useRef<HTMLButtonElement>(null)
  const late = useOverlay(latePanel, isShown)
  return (
    <>
      {trigger === undefined ? null : (
        <Opener trigger={trigger} opens="dialog" isOpen={isShown} onOpen={() => show(true)} anchor={anchor} />
      )}
      {late === undefined ? null : <late.DrawerPanel {...contents} isOpen={isShown} onOpenChange={show} />}
    </>
  )
}
