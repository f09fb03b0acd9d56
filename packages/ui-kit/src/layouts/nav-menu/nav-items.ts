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

/** Pages that belong together; without a label they stand on their own at the top. */
export interface NavGroup {
  id: string
  label?: string | undefined
  icon?: IconId | undefined
  items: readonly NavItem[]
  /** So many are listed, the rest stands behind a button; all when left out. */
  limit?: number | undefined
  /** Something to do with the group, at its end. */
  act?: { label: string; icon: IconId; onPress: () => void } | undefined
}

/**
 * The groups with the pages that match a search, without regard to case and accents. A group whose own name
 * matches keeps all its pages.
 */
export function searchNav(groups: readonly NavGroup[], query: string): NavGroup[] {
  if (queryWords(query).length === 0) return [...groups]
  return groups
    .map((group) =>
      isFound([group.label], query)
        ? group
        : { ...group, items: group.items.filter(({ label }) => isFound([label], query)) },
    )
    .filter(({ items }) => items.length > 0)
}

/** The group that holds the page with this id. */
export const groupOf = (groups: readonly NavGroup[], current: string | undefined): string | undefined =>
  groups.find(({ items }) => items.some(({ id }) => id === current))?.id
