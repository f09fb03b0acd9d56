import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '@portal/permissions'
import { expect, test } from 'vitest'
import { screens } from './manifest.ts'

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

test('every screen behind the sign-in is in the menu, below a screen of the menu, or in the user menu', () => {
  const lost = screens.filter(
    (screen) =>
      rules.get(screen.path)?.layout === 'main' &&
      screen.group === undefined &&
      screen.path !== '/userProfile' &&
      !screens.some((above) => above.path === screen.parent),
  )
  expect(lost).toEqual([])
})

test('every built screen has a route of the specified 112', () => {
  process.stdout.write(`${screens.length} of ${routes.length} routes stand\n`)
  // 111 of the specification, and the page of a ticket (decision 127).
  expect(routes).toHaveLength(112)
  const lost = globSync('packages/portal/src/{areas/*,shell}/*-screen.tsx').filter((file) => {
    const named = `./${path.basename(file)}'`
    const beside = globSync(`${path.dirname(file)}/{*.route,load-*}.ts`)
    return !beside.some((one) => readFileSync(one, 'utf8').includes(named))
  })
  expect(lost).toEqual([])
})
