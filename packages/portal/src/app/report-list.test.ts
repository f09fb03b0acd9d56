import { expect, test } from 'vitest'
import type { AreaReports } from '#patterns/reports/area-reports.ts'
import { matching, reportsFor, type ReportLine } from '#patterns/reports/shown-reports.ts'
import { screens } from './manifest.ts'

const files = import.meta.glob<AreaReports>(['../areas/*/reports.ts', '../areas/*/*.reports.ts'], {
  eager: true,
  import: 'reports',
})
const areas = Object.values(files)
const pathsFor = (granted: readonly string[]) => reportsFor(areas, granted).map(({ path }) => path)

test('REP-15.1 every report of the menu is in the list of reports, under the title of its screen', () => {
  const listed = areas.flat()
  const ofMenu = screens.filter(({ group, path }) => group === 'reports' && path !== '/reportes')
  expect(listed.map(({ path }) => path)).toEqual(expect.arrayContaining(ofMenu.map(({ path }) => path)))
  for (const { path, title } of listed)
    expect(screens.find((screen) => screen.path === path)?.title).toBe(title)
})

test('a person finds the reports that they may open and read, and no other', () => {
  expect(pathsFor(['MENU_REPORTES', 'REPORTES_FICHAJE_VER', 'VER_DASHBOARD'])).toEqual([
    '/reportesFichaje',
    '/informeListadoFichajes',
    '/informeCambioAccesos',
  ])
  expect(pathsFor(['MENU_REPORTES', 'REPORTES_FICHAJE_SKILLS_VER'])).toEqual(['/reportesFichajeSkills'])
  expect(pathsFor(['REPORTES_FICHAJE_VER'])).toEqual([])
  expect(pathsFor(['MENU_REPORTES'])).toEqual([])
})

test('a report is found by its words, ignoring accents, and by the name of a view', () => {
  const view = (name: string) => ({ id: name, name, query: '', layout: null, isDefault: false })
  const line = (title: string, names: readonly string[]): ReportLine => ({
    ...{ path: '/reportesFichaje', group: 'workingTime', title, answer: '¿Cuánto?' },
    views: names.map(view),
  })
  const lines = [line('Horas', ['Mi equipo', 'Nóvembre']), line('Registro', [])]
  const found = (search: string) =>
    matching(lines, search).map(({ title, views }) => [title, ...views.map(({ name }) => name)])
  expect(found('')).toEqual([['Horas', 'Mi equipo', 'Nóvembre'], ['Registro']])
  expect(found('CUANTO horas')).toEqual([['Horas', 'Mi equipo', 'Nóvembre']])
  expect(found('novembre')).toEqual([['Horas', 'Nóvembre']])
  expect(found('nada')).toEqual([])
})
