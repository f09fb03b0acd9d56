import { expect, test } from 'vitest'
import { crumbsOf } from '#shell/crumbs.ts'
import { menuOf } from '#shell/menu.ts'
import { screens } from './manifest.ts'

const pathsOf = (granted: readonly string[]) =>
  menuOf(screens, granted).flatMap((part) => part.screens.map((screen) => screen.path))

test('SHE-1.1 the menu of somebody without permissions holds only what a session suffices for', () => {
  expect(pathsOf([])).toEqual(['/dashboard'])
})

test('SHE-1.1 the menu holds the screens of the permissions and no empty part', () => {
  const menu = menuOf(screens, ['MENU_PROCESAR_CARGUE', 'MENU_CAMPOS_GESTION'])
  expect(menu.map((part) => part.group)).toEqual(['home', 'loads', 'controlPanel'])
  expect(pathsOf(['MENU_PROCESAR_CARGUE'])).toEqual(['/dashboard', '/clustering/cargue'])
})

test('public pages and screens that belong to another screen are not in the menu', () => {
  const all = screens.flatMap((screen) => (screen.group === undefined ? [screen.path] : []))
  expect(all).toContain('/pages/login')
  expect(pathsOf(['VER_DASHBOARD']).filter((path) => all.some((hidden) => hidden === path))).toEqual([])
})

test('the breadcrumb leads from the screen above to the screen at hand', () => {
  const editor = screens.find(({ path }) => path === '/clustering/crearFormato')
  expect(editor && crumbsOf(screens, editor).map(({ path }) => path)).toEqual([
    '/clustering/formats',
    '/clustering/crearFormato',
  ])
})
