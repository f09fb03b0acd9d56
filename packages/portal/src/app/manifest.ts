import type { Screen } from '#patterns/screen.ts'
import { menuPlaces } from '#shell/menu.ts'
import * as routes from './generated/screens.ts'

const atTheEnd = 1000

/**
 * Every screen that is built, in the order of the menu; of two at one place the first by name. What has no
 * `<name>.route.ts` is neither routed nor shown.
 */
export const screens: readonly Screen[] = Object.values<Screen>(routes).sort(
  (one, other) => partOf(one) - partOf(other) || (one.place ?? atTheEnd) - (other.place ?? atTheEnd),
)

function partOf({ group: own }: Screen): number {
  return own === undefined ? menuPlaces.length : menuPlaces.findIndex(({ group }) => group === own)
}
