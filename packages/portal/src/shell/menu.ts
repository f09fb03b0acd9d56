import { decide } from '@portal/permissions'
import type { IconId } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import type { MenuGroup, MenuHeading } from '#phrases/phrases.ts'

interface MenuPlace {
  readonly group: MenuGroup
  readonly icon: IconId
  /** The heading above it. */
  readonly heading?: MenuHeading
}

/** A group of the menu with the accessible screens. */
export interface MenuPart extends MenuPlace {
  readonly screens: readonly Screen[]
}

/** Every group of the menu from top to bottom: daily work, and below it occasional settings (decision 064). */
export const menuPlaces: readonly MenuPlace[] = [
  { group: 'home', icon: 'house' },
  { group: 'myWork', icon: 'clock' },
  { group: 'team', icon: 'users' },
  { group: 'cases', icon: 'inbox' },
  { group: 'lists', icon: 'layers' },
  { group: 'reports', icon: 'spreadsheet' },
  { group: 'analytics', icon: 'chart' },
  { group: 'access', icon: 'userCheck', heading: 'controlPanel' },
  { group: 'operation', icon: 'headset', heading: 'controlPanel' },
  { group: 'workflows', icon: 'workflow', heading: 'controlPanel' },
  { group: 'system', icon: 'settings', heading: 'controlPanel' },
]

/** The menu for these permissions, without empty groups (SHE-1). */
export function menuOf(screens: readonly Screen[], granted: readonly string[]): readonly MenuPart[] {
  const open = screens.filter((screen) => isOffered(screen, granted))
  return menuPlaces
    .map((place) => ({ ...place, screens: open.filter(({ group }) => group === place.group) }))
    .filter((part) => part.screens.length > 0)
}

/** Whether these permissions open a screen with content. */
export function isOffered({ path, anyOf }: Screen, granted: readonly string[]): boolean {
  const isServed = anyOf === undefined || anyOf.some((name) => granted.includes(name))
  return isServed && decide({ permissions: granted }, path).kind === 'allow'
}
