import type { ReactNode, Ref } from 'react'
import { beside, side } from './side-panel.css.ts'

interface SidePanelProps {
  /** The sticky panel. */
  panel: ReactNode
  panelRef?: Ref<HTMLDivElement>
  /** Its position in a narrow container. Defaults to above. */
  narrow?: 'above' | 'below'
  children: ReactNode
}

/** Tall content, such as a calendar, with a panel for its selection beside it; stacked in a narrow container. */
export function SidePanel({ panel, panelRef, narrow = 'above', children }: SidePanelProps) {
  const part = (
    <div className={side} ref={panelRef}>
      {panel}
    </div>
  )
  return (
    <div className={beside}>
      {narrow === 'above' ? part : null}
      {children}
      {narrow === 'below' ? part : null}
    </div>
  )
}
