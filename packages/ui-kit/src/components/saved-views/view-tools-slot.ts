import { createContext } from 'react'

/** Registers the toolbar element in which the buttons for a lone view's changes are rendered. */
export const ViewToolsSlot = createContext<((place: HTMLElement | null) => void) | undefined>(undefined)
