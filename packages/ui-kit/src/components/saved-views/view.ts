import { plain } from '#private/search/match.ts'

/** A named view of a list. The kit only knows its name; the screen owns its content. */
export interface SavedView {
  id: string
  name: string
  /** Built in or owned by another person: it can be opened, and saved under another name only. */
  isBuiltIn?: boolean | undefined
  /** The default view of the list. */
  isDefault?: boolean | undefined
  /** Shared with others. */
  isShared?: boolean | undefined
  /** The number of its rows. */
  count?: number | undefined
  /** Its URL: makes the tab a link that can be copied or opened in a new tab. */
  href?: string | undefined
}

/** The name of a new view, and whether it is shared. */
export interface ViewDraft {
  name: string
  isShared: boolean
}

/** The current view; the first one when the id is unknown, for instance after a deletion elsewhere. */
export const shownView = (views: readonly SavedView[], selected: string): SavedView | undefined =>
  views.find(({ id }) => id === selected) ?? views[0]

/** Whether another view has this name, ignoring case, accents and surrounding spaces. */
export const isNameTaken = (views: readonly SavedView[], name: string, ownId?: string): boolean =>
  views.some((view) => view.id !== ownId && plain(view.name.trim()) === plain(name.trim()))
