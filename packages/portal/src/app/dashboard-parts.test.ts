import { permissions } from '@portal/permissions'
import { expect, test } from 'vitest'
import type { AreaDashboard } from '#patterns/dashboard/part.ts'
import { shownParts } from '#patterns/dashboard/shown-parts.ts'

const files = import.meta.glob<AreaDashboard>(['../areas/*/dashboard.ts', '../areas/*/*.dashboard.ts'], {
  eager: true,
  import: 'dashboard',
})
const areas = Object.values(files)

const own = [
  ...['VER_DASHBOARD', 'MENU_PERFIL', 'NOTIFICACIONES_VER', 'MENU_LINKS_DE_INTERES'],
  ...['MENU_ACCESOS', 'FICHAJE_CREAR', 'SOLICITAR_VACACIONES'],
]
const ofTeam = [
  ...own,
  'FICHAJE_CORREGIR',
  'MENU_ASIGNADOS',
  'MENU_AGENTES_EN_LINEA',
  'USUARIOS_EN_LINEA_GESTIONAR',
]

function seenBy(granted: readonly string[], isView = false) {
  const { waiting, tiles, cards, bands } = shownParts(areas, { granted, isView })
  const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title)
  // The row of figures holds four.
  return {
    ...{ waiting: titles(waiting), tiles: titles(tiles).slice(0, 4) },
    ...{ cards: titles(cards), bands: titles(bands) },
  }
}

test('HOM-1.1 an employee sees their own parts', () => {
  expect(seenBy(own)).toEqual({
    waiting: ['telework', 'ownCorrections', 'ownMonths', 'notices'],
    tiles: ['ownBalance', 'ownVacation', 'ownIncidents', 'ownRequests'],
    cards: ['ownClock', 'ownIncidents', 'notices'],
    bands: ['applications'],
  })
})

test('who gets payslips sees how many of them they have not read, and nobody else does in their place', () => {
  const granted = [...own, 'RETENCIONES_VER']
  expect(seenBy(granted).tiles).toEqual(['ownBalance', 'ownVacation', 'unreadPayslips', 'ownIncidents'])
  expect(seenBy(granted, true).tiles).not.toContain('unreadPayslips')
})

test('HOM-1.1 a coordinator sees the agents and the team first', () => {
  expect(seenBy(ofTeam)).toEqual({
    waiting: ['telework', 'ownCorrections', 'ownMonths', 'corrections', 'notices'],
    tiles: ['agentsOver', 'agentsOnline', 'team', 'ownBalance'],
    cards: ['ownClock', 'agentsOver', 'ownIncidents', 'notices'],
    bands: ['applications'],
  })
})

test('HOM-1.1 an administrator sees what fails or waits anywhere, the urgent first', () => {
  const seen = seenBy(permissions.map(({ name }) => name))
  expect(seen.waiting).toEqual([
    'failedLoads',
    'telework',
    'ownCorrections',
    'ownMonths',
    'ownProofs',
    'incidents',
    'adaptations',
    'corrections',
    'vacations',
    'absences',
    'operationVacations',
    'accessRequests',
    'pausedLoads',
    'loadsWithErrors',
    'mails',
    'notices',
  ])
  expect(seen.tiles).toEqual(['agentsOver', 'agentsOnline', 'team', 'recordsToday'])
  expect(seen.cards).toEqual([
    'ownClock',
    'agentsOver',
    'ownIncidents',
    'loadsByDay',
    'recentLoads',
    'notices',
  ])
})

test('somebody who may do nothing still sees their own incidents, and can report one', () => {
  expect(seenBy([])).toEqual({
    waiting: [],
    tiles: ['ownIncidents'],
    cards: ['ownIncidents'],
    bands: ['applications'],
  })
})

test('who looks as an employee sees nothing that is refused to them', () => {
  expect(seenBy(own, true)).toEqual({ waiting: [], tiles: ['people'], cards: [], bands: [] })
})

test('no two parts of a kind have the same title or rank, so that their order is unique', () => {
  for (const kind of ['waiting', 'tiles', 'cards', 'bands'] as const) {
    const parts: readonly { title: string; rank: number }[] = areas.flatMap((area) => [...(area[kind] ?? [])])
    expect(new Set(parts.map(({ title }) => title)).size, kind).toBe(parts.length)
    expect(new Set(parts.map(({ rank }) => rank)).size, kind).toBe(parts.length)
  }
})
