import type { ReactNode, Ref } from 'react'
import { beside, side } from './side-panel.css.ts'

interface SidePanelProps {
  /** What stands beside the rest, and stays in sight while that scrolls. */
  panel: ReactNode
  panelRef?: Ref<HTMLDivElement>
  /** Where it stands when there is no room beside the rest; above it when left out. */
  narrow?: 'above' | 'below'
  children: ReactNode
}

/** Something tall, such as a calendar, with what is chosen in it beside it; above or below it where there is no room. */
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
