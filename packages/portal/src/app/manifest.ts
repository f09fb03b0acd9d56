import type { Screen } from '#patterns/screen.ts'
import { menuPlaces } from '#shell/menu.ts'
import * as routes from './generated/screens.ts'

const atTheEnd = 1000

/**
 * All screens in the order of the menu; those with the same place by name. A screen without `<name>.route.ts` is
 * neither routed nor shown.
 */
export const screens: readonly Screen[] = Object.values<Screen>(routes).sort(
  (one, other) => partOf(one) - partOf(other) || (one.place ?? atTheEnd) - (other.place ?? atTheEnd),
)

function partOf({ group: own }: Screen): number {
  return own === undefined ? menuPlaces.length : menuPlaces.findIndex(({ group }) => group === own)
}
