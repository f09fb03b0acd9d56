import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from './saved-views.css.ts'
import { ViewToolsSlot } from './view-tools-slot.ts'

interface LoneViewProps {
  tools: ReactNode
  children: ReactNode
}

/** A list with one view offers no choice: the buttons for its changes are in its toolbar, or above it. */
export function LoneView({ tools, children }: LoneViewProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <ViewToolsSlot value={setPlace}>
      {place === null ? <div className={css.aboveList}>{tools}</div> : createPortal(tools, place)}
      {children}
    </ViewToolsSlot>
  )
}
