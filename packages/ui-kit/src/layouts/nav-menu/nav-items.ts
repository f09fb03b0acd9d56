import type { IconId } from '#icons/icons.ts'

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
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/**
 * The groups with the pages that match a search, without regard to case and accents. A group whose own name
 * matches keeps all its pages.
 */
export function searchNav(groups: readonly NavGroup[], query: string): NavGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...groups]
  const matches = (text: string) => words.every((word) => plain(text).includes(word))
  return groups
    .map((group) =>
      matches(group.label ?? '')
        ? group
        : { ...group, items: group.items.filter(({ label }) => matches(label)) },
    )
    .filter(({ items }) => items.length > 0)
}

/** The group that holds the page with this id. */
export const groupOf = (groups: readonly NavGroup[], current: string | undefined): string | undefined =>
  groups.find(({ items }) => items.some(({ id }) => id === current))?.id
