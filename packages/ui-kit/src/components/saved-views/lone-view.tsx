import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ViewToolsSlot } from './view-tools-slot.ts'

interface LoneViewProps {
  tools: ReactNode
  children: ReactNode
}

/** A list with one view has nothing to choose from: what can be done with changes stands in its toolbar, or above it. */
export function LoneView({ tools, children }: LoneViewProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <ViewToolsSlot value={setPlace}>
      {place === null ? tools : createPortal(tools, place)}
      {children}
    </ViewToolsSlot>
  )
}
