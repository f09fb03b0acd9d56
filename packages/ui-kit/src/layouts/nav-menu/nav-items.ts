import type { IconId } from '#icons/icons.ts'
import { isFound, queryWords } from '#private/search/match.ts'

/** One page in the menu. */
export interface NavItem {
  id: string
  label: string
  href: string
  icon?: IconId | undefined
  /** How many things wait there. */
  count?: number | undefined
}

/** Pages that belong together; without a label they stand on their own. */
export interface NavGroup {
  id: string
  label?: string | undefined
  /** Stands once above the groups that follow one another and name it. */
  heading?: string | undefined
  icon?: IconId | undefined
  items: readonly NavItem[]
  /** So many are listed, the rest stands behind a button; all when left out. */
  limit?: number | undefined
  /** Something to do with the group, at its end. */
  act?: { label: string; icon: IconId; onPress: () => void } | undefined
}

/** A group as the menu shows it. */
export interface ShownGroup extends NavGroup {
  /** The name of a group that was dissolved; its page is found by it all the same. */
  formerly?: string | undefined
}

/** Groups under their heading, or without one. */
export interface NavSection {
  heading: string | undefined
  groups: ShownGroup[]
}

/** Leaves out the names of groups with one page: nobody opens a group to find one thing, so it stands in its place. */
export function dissolved(groups: readonly NavGroup[]): ShownGroup[] {
  return groups.map((group) => {
    const { label, icon, items, act } = group
    if (label === undefined || items.length !== 1 || act !== undefined) return group
    const own = items.map((item) => ({ ...item, icon: item.icon ?? icon }))
    return { ...group, label: undefined, formerly: label, items: own }
  })
}

/**
 * The groups with the pages that match a search, without regard to case and accents. The names of its group and of the
 * heading above belong to a page.
 */
export function searchNav(groups: readonly ShownGroup[], query: string): ShownGroup[] {
  if (queryWords(query).length === 0) return [...groups]
  return groups
    .map((group) => {
      const { heading, label, formerly, items } = group
      const names = [heading, label, formerly]
      return { ...group, items: items.filter((item) => isFound([item.label, ...names], query)) }
    })
    .filter(({ items }) => items.length > 0)
}

/** The groups by their headings, in their order. */
export function sectionsOf(groups: readonly ShownGroup[]): NavSection[] {
  const sections: NavSection[] = []
  for (const group of groups) {
    const last = sections.at(-1)
    if (last !== undefined && last.heading === group.heading) last.groups.push(group)
    else sections.push({ heading: group.heading, groups: [group] })
  }
  return sections
}

/** How much waits on these pages together. */
export const waitingOn = (items: readonly NavItem[]): number =>
  items.reduce((sum, { count = 0 }) => sum + count, 0)

/** The group that holds the page with this id. */
export const groupOf = (groups: readonly NavGroup[], current: string | undefined): string | undefined =>
  groups.find(({ items }) => items.some(({ id }) => id === current))?.id
