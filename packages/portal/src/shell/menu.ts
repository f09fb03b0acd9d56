import { decide } from '@portal/permissions'
import type { Screen } from '#patterns/screen.ts'
import type { MenuGroup } from '#phrases/phrases.ts'

/** One part of the menu with the screens a person may open. */
export interface MenuPart {
  readonly group: MenuGroup
  readonly screens: readonly Screen[]
}

const order: readonly MenuGroup[] = ['home', 'people', 'loads', 'controlPanel']

/** The menu of somebody with these permissions; parts without a screen are left out (SHE-1). */
export function menuOf(screens: readonly Screen[], granted: readonly string[]): readonly MenuPart[] {
  const open = screens.filter(({ path }) => decide({ permissions: granted }, path).kind === 'allow')
  return order
    .map((group) => ({ group, screens: open.filter((screen) => screen.group === group) }))
    .filter((part) => part.screens.length > 0)
}
