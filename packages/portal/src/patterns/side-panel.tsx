import type { ReactNode, Ref } from 'react'
import { beside, side } from './side-panel.css.ts'

interface SidePanelProps {
  /** What stands beside the rest, and stays in sight while that scrolls. */
  panel: ReactNode
  panelRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** Something tall, such as a calendar, with what is chosen in it beside it; above it where there is no room. */
export function SidePanel({ panel, panelRef, children }: SidePanelProps) {
  return (
    <div className={beside}>
      <div className={side} ref={panelRef}>
        {panel}
      </div>
      {children}
    </div>
  )
}
