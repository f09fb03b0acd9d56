import type { Screen } from '#patterns/screen.ts'

/** The screens from the top to the current one, inclusive. */
export function crumbsOf(screens: readonly Screen[], screen: Screen): readonly Screen[] {
  const above = screens.find(({ path }) => path === screen.parent)
  return above ? [...crumbsOf(screens, above), screen] : [screen]
}
