import { createContext } from 'react'

/** The URL parameter of a screen's open tab. */
export const tabParam = 'tab'

/** The surrounding tab; the first has no URL parameter. */
export interface TabPlace {
  readonly id: string | undefined
  /** Description and actions of the tab's list, for the screen's header. */
  readonly about: HTMLElement | null
  readonly acts: HTMLElement | null
}

/** Tells the parts of a tab that the screen has a header, and identifies their list. */
export const TabContext = createContext<TabPlace | undefined>(undefined)
