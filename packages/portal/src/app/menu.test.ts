import { permissions, routes, type Area } from '@portal/permissions'
import { expect, test } from 'vitest'
import type { Screen } from '#patterns/screen.ts'
import { crumbsOf } from '#shell/crumbs.ts'
import { menu as words } from '#phrases/es/menu.ts'
import { type MenuGroup } from '#phrases/phrases.ts'
import { menuOf, menuPlaces } from '#shell/menu.ts'
import { screens } from './manifest.ts'

const pathsOf = (granted: readonly string[]) =>
  menuOf(screens, granted).flatMap((part) => part.screens.map((screen) => screen.path))

test('SHE-1.1 the menu of somebody without permissions holds only what a session suffices for', () => {
  expect(pathsOf([])).toEqual(['/dashboard'])
})

test('SHE-1.1 the menu holds the screens of the permissions and no empty part', () => {
  const menu = menuOf(screens, ['MENU_PROCESAR_CARGUE', 'MENU_CAMPOS_GESTION'])
  expect(menu.map((part) => part.group)).toEqual(['home', 'lists', 'workflows'])
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

test('every part of the menu has its place, and no two the same', () => {
  const groups = menuPlaces.map(({ group }) => group)
  expect(groups.toSorted()).toEqual(Object.keys(words.groups).toSorted())
})

test('daily work is above settings, which are four groups under the heading of the control panel', () => {
  const granted = permissions.map(({ name }) => name)
  const groups = menuOf(screens, granted).map(({ group, heading }) => [group, heading ?? 'daily'])
  expect(groups).toEqual([
    ['home', 'daily'],
    ['myWork', 'daily'],
    ['team', 'daily'],
    ['cases', 'daily'],
    ['lists', 'daily'],
    ['reports', 'daily'],
    ['access', 'controlPanel'],
    ['operation', 'controlPanel'],
    ['workflows', 'controlPanel'],
    ['system', 'controlPanel'],
  ])
})

test('the screens are in the order of the menu, also in the palette', () => {
  const granted = permissions.map(({ name }) => name)
  const inMenu = screens.filter(({ group }) => group !== undefined)
  expect(menuOf(screens, granted).flatMap((part) => part.screens)).toEqual(inMenu)
})

test('the menu holds all screens of the specification that are to come, each once', () => {
  const groupOf: Record<Exclude<Area, 'shell'>, MenuGroup> = {
    session: 'home',
    home: 'home',
    attendance: 'myWork',
    'time-off': 'team',
    payroll: 'myWork',
    staff: 'access',
    projects: 'operation',
    tickets: 'cases',
    loads: 'lists',
    lists: 'lists',
    documents: 'reports',
    reports: 'reports',
    analytics: 'analytics',
    administration: 'system',
  }
  const planned = routes.flatMap(({ path, area, layout }): Screen[] =>
    layout === 'main' && area !== 'shell'
      ? [
          {
            path,
            group: groupOf[area],
            title: 'dashboard',
            icon: 'dot',
            load: () => Promise.reject(new Error()),
          },
        ]
      : [],
  )
  const all = menuOf(
    planned,
    permissions.map(({ name }) => name),
  ).flatMap((part) => part.screens)
  expect(all.map(({ path }) => path).toSorted()).toEqual(planned.map(({ path }) => path).toSorted())
})
