import type { IconId } from '#icons/icons.ts'
import { isFound, queryWords } from '#private/search/match.ts'

/** One page in the menu. */
export interface NavItem {
  id: string
  label: string
  href: string
  icon?: IconId | undefined
  /** The number of pending things there. */
  count?: number | undefined
}

/** A group of pages; without a label they are listed individually. */
export interface NavGroup {
  id: string
  label?: string | undefined
  /** A heading shown once above consecutive groups with the same one. */
  heading?: string | undefined
  icon?: IconId | undefined
  items: readonly NavItem[]
  /** The number of listed pages; the rest is behind a button. Defaults to all. */
  limit?: number | undefined
  /** An action on the group, at its end. */
  act?: { label: string; icon: IconId; onPress: () => void } | undefined
}

/** A group as displayed. */
export interface ShownGroup extends NavGroup {
  /** The name of a dissolved group, which still finds its page. */
  formerly?: string | undefined
}

/** Groups under their heading, or without one. */
export interface NavSection {
  heading: string | undefined
  groups: ShownGroup[]
}

/** Dissolves groups with one page: nobody opens a group to find one thing. */
export function dissolved(groups: readonly NavGroup[]): ShownGroup[] {
  return groups.map((group) => {
    const { label, icon, items, act } = group
    if (label === undefined || items.length !== 1 || act !== undefined) return group
    const own = items.map((item) => ({ ...item, icon: item.icon ?? icon }))
    return { ...group, label: undefined, formerly: label, items: own }
  })
}

/**
 * The groups with the pages that match a search, ignoring case and accents. The names of a page's group and heading
 * match, too.
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

/** The groups by heading, in order. */
export function sectionsOf(groups: readonly ShownGroup[]): NavSection[] {
  const sections: NavSection[] = []
  for (const group of groups) {
    const last = sections.at(-1)
    if (last !== undefined && last.heading === group.heading) last.groups.push(group)
    else sections.push({ heading: group.heading, groups: [group] })
  }
  return sections
}

/** The total count of these pages. */
export const waitingOn = (items: readonly NavItem[]): number =>
  items.reduce((sum, { count = 0 }) => sum + count, 0)

/** The group that contains the page with this id. */
export const groupOf = (groups: readonly NavGroup[], current: string | undefined): string | undefined =>
  groups.find(({ items }) => items.some(({ id }) => id === current))?.id
