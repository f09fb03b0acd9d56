import { routes } from '@portal/permissions'
import { expect, test } from 'vitest'
import { screens } from './manifest.ts'
import ratchet from './routes-ratchet.json' with { type: 'json' }

const rules = new Map(routes.map((rule) => [rule.path, rule]))

test('every screen answers to a route of the specification, and no two to the same', () => {
  const paths = screens.map((screen) => screen.path)
  expect(paths.filter((path) => !rules.has(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('every screen in the menu can be reached without parameters and lies behind the sign-in', () => {
  const inMenu = screens.filter((screen) => screen.group !== undefined)
  expect(inMenu.filter((screen) => screen.path.includes(':'))).toEqual([])
  expect(inMenu.filter((screen) => rules.get(screen.path)?.layout !== 'main')).toEqual([])
})

test('every screen behind the sign-in stands in the menu, below a screen that does, or in the menu of the person', () => {
  const lost = screens.filter(
    (screen) =>
      rules.get(screen.path)?.layout === 'main' &&
      screen.group === undefined &&
      screen.path !== '/userProfile' &&
      !screens.some((above) => above.path === screen.parent),
  )
  expect(lost).toEqual([])
})

test('the number of built routes never falls', () => {
  const built = screens.length
  process.stdout.write(`${built} of ${routes.length} routes stand\n`)
  expect(routes).toHaveLength(111)
  const message =
    built > ratchet.built ? `write ${built} into app/routes-ratchet.json` : 'a route has been lost'
  expect(built, message).toBe(ratchet.built)
})
