import { expect, test } from 'vitest'
import type { FigureTile, WaitingLine } from './part.ts'
import { inPlaces, shownParts, type Viewer } from './shown-parts.ts'

const unknown = () => ({ figure: undefined, error: undefined, refresh: () => undefined })
const nothing = () => ({ count: undefined, isLoading: true, error: undefined, refresh: () => undefined })
const load = () => Promise.reject(new Error('never shown here'))

const tile = (title: FigureTile['title'], rank: number, more: Partial<FigureTile> = {}): FigureTile => ({
  ...{ title, rank, icon: 'dot', href: '/dashboard', useFigure: unknown },
  ...more,
})
const line = (
  title: WaitingLine['title'],
  rank: number,
  state: WaitingLine['state'],
  anyOf: WaitingLine['useWaiting']['anyOf'] = ['VER_DASHBOARD'],
): WaitingLine => ({
  ...{ title, rank, state, href: '/dashboard' },
  useWaiting: Object.assign(() => nothing(), { anyOf }),
})

const everybody: Viewer = { granted: ['VER_DASHBOARD'], isView: false }
const titles = (parts: readonly { title: string }[]) => parts.map(({ title }) => title)

test('figures of all areas are in the order of their ranks', () => {
  const areas = [{ tiles: [tile('people', 90), tile('team', 30)] }, { tiles: [tile('ownIncidents', 60)] }]
  expect(titles(shownParts(areas, everybody).tiles)).toEqual(['team', 'ownIncidents', 'people'])
})

test('what waits is ordered by how urgent it is, and then by rank', () => {
  const waiting = [
    line('notices', 1, 'neutral'),
    line('mails', 60, 'attention'),
    line('failedLoads', 80, 'critical'),
    line('incidents', 20, 'attention'),
  ]
  const shown = shownParts([{ waiting }], everybody).waiting
  expect(titles(shown)).toEqual(['failedLoads', 'incidents', 'mails', 'notices'])
})

test('a part is shown to people with one of its permissions and access to its target, regardless of role', () => {
  const areas = [
    {
      tiles: [
        tile('recordsToday', 10, { anyOf: ['CARGUE_VER'], href: '/clustering/cargue?state=failed' }),
        tile('agentsOnline', 20, { anyOf: ['MENU_AGENTES_EN_LINEA'], href: '/userOnline' }),
        tile('people', 30),
      ],
    },
  ]
  const of = (...granted: string[]) => titles(shownParts(areas, { granted, isView: false }).tiles)
  expect(of()).toEqual(['people'])
  // Seeing loads is not enough to open their list.
  expect(of('CARGUE_VER')).toEqual(['people'])
  expect(of('CARGUE_VER', 'MENU_PROCESAR_CARGUE')).toEqual(['recordsToday', 'people'])
  expect(of('menu_agentes_en_linea')).toEqual(['agentsOnline', 'people'])
})

test('what waits is for who can do something about it', () => {
  const areas = [{ waiting: [line('mails', 10, 'attention', ['USUARIOS_EDITAR'])] }]
  expect(shownParts(areas, everybody).waiting).toEqual([])
  expect(titles(shownParts(areas, { granted: ['USUARIOS_EDITAR'], isView: false }).waiting)).toEqual([
    'mails',
  ])
})

test('somebody viewing as another person does not query that person’s private data', () => {
  const areas = [
    {
      tiles: [tile('ownIncidents', 10, { isPersonal: true }), tile('people', 20)],
      bands: [{ title: 'applications', rank: 10, isPersonal: true as const, load }],
    },
  ]
  const shown = shownParts(areas, { ...everybody, isView: true })
  expect(titles(shown.tiles)).toEqual(['people'])
  expect(shown.bands).toEqual([])
})

test('a card offers no way to where the person may not go, and stays', () => {
  const links = [{ label: 'loads' as const, href: '/clustering/cargue' as const }]
  const areas = [
    {
      cards: [
        { title: 'recentLoads' as const, rank: 1, anyOf: ['CARGUE_VER'] as const, room: 5, links, load },
      ],
    },
  ]
  const linksOf = (...granted: string[]) => shownParts(areas, { granted, isView: false }).cards[0]?.links
  expect(linksOf('CARGUE_VER')).toEqual([])
  expect(linksOf('CARGUE_VER', 'MENU_PROCESAR_CARGUE')).toEqual(links)
})

test('where somebody has no figure of a kind, the next takes its place and the others keep theirs', () => {
  const parts = ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title }))
  const shown = (...absent: string[]) => titles(inPlaces(parts, new Set(absent), 3)).join('')
  expect(shown()).toBe('abc')
  expect(shown('b')).toBe('adc')
  expect(shown('b', 'd')).toBe('aec')
  expect(shown('a', 'b', 'd')).toBe('ec')
})
