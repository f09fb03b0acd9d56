import { createContext } from 'react'

/** The word of the address that says which tab of a screen is open. */
export const tabParam = 'tab'

/** Which tab the parts stand in; the first has no word in the address. */
export interface TabPlace {
  readonly id: string | undefined
  /** In the head of the screen: what the list of the tab is for, and what can be done with it. */
  readonly about: HTMLElement | null
  readonly acts: HTMLElement | null
}

/** Tells the parts of a tab that the screen has a head already, and which list of the screen theirs is. */
export const TabContext = createContext<TabPlace | undefined>(undefined)
