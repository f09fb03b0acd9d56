import { createContext } from 'react'

/** Takes the element of a toolbar in which what can be done with the changes of a lone view is to stand. */
export const ViewToolsSlot = createContext<((place: HTMLElement | null) => void) | undefined>(undefined)
