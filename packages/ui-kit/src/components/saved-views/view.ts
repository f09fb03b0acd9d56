import { plain } from '#private/search/match.ts'

/** A way to see a list that has a name. What it holds is the screen's: the kit knows only how it is called. */
export interface SavedView {
  id: string
  name: string
  /** Comes with the portal or belongs to another person: it opens, and can be saved under another name only. */
  isBuiltIn?: boolean | undefined
  /** The list opens with it. */
  isDefault?: boolean | undefined
  /** Others see it too. */
  isShared?: boolean | undefined
  /** How many rows it holds. */
  count?: number | undefined
  /** Its address: then the tab is a link, to be copied or opened beside. */
  href?: string | undefined
}

/** The name of a view that is about to be, and whether others see it. */
export interface ViewDraft {
  name: string
  isShared: boolean
}

/** The view in sight: the first one when the id is not among them, as after it was deleted elsewhere. */
export const shownView = (views: readonly SavedView[], selected: string): SavedView | undefined =>
  views.find(({ id }) => id === selected) ?? views[0]

/** Whether another view has this name already; case, accents and spaces around do not tell names apart. */
export const isNameTaken = (views: readonly SavedView[], name: string, ownId?: string): boolean =>
  views.some((view) => view.id !== ownId && plain(view.name.trim()) === plain(name.trim()))
