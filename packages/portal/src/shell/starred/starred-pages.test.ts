import { describe, expect, test } from 'vitest'
import type { Screen } from '#patterns/screen.ts'
import { inOrder, openable, starredUrl, toggled } from './starred-pages.ts'

const page = (url: string) => ({ url, label: null, icon: null, highlightAction: false })
const urls = (pages: readonly { url: string }[]) => pages.map(({ url }) => url)

describe('a star', () => {
  test('SHE-2.3 keeps the view and the filters of a page, and not the place in the list', () => {
    const search = '?page=3&state=paused&view=7'
    expect(starredUrl({ pathname: '/clustering/cargue', search })).toBe(
      '/clustering/cargue?state=paused&view=7',
    )
    expect(starredUrl({ pathname: '/dashboard', search: '?page=2' })).toBe('/dashboard')
  })

  test('is set and taken away again', () => {
    const pages = [page('/dashboard')]
    expect(urls(toggled(pages, page('/paises')))).toEqual(['/dashboard', '/paises'])
    expect(toggled(pages, page('/dashboard'))).toEqual([])
  })

  test('can be put in another order, and loses nothing that the order does not name', () => {
    const pages = [page('/a'), page('/b'), page('/c')]
    expect(urls(inOrder(pages, ['/c', '/a']))).toEqual(['/c', '/a', '/b'])
  })

  test('shows only what the person may open today, query or not', () => {
    const screen = (path: Screen['path']): Screen => ({
      path,
      title: 'loads',
      icon: 'database',
      load: () => Promise.reject(new Error('not shown')),
    })
    const screens = [screen('/clustering/cargue'), screen('/dashboard')]
    const pages = [page('/clustering/cargue?state=paused'), page('/dashboard'), page('/no/such/page')]
    const shown = (granted: readonly string[]) =>
      openable(pages, screens, granted).map(({ page: { url } }) => url)
    expect(shown([])).toEqual(['/dashboard'])
    expect(shown(['MENU_PROCESAR_CARGUE'])).toEqual(['/clustering/cargue?state=paused', '/dashboard'])
  })
})
