import { describe, expect, expectTypeOf, it } from 'vitest'
import { matchRoute, permissionByName, routes } from './index.ts'
import type { RoutePath, RoutePathIn } from './index.ts'
import { addedRoutes, specificationRoutes } from './testing/specification-routes.ts'

const rows = routes.map(({ path, anyOf, layout, area }) => ({
  path,
  permission: typeof anyOf === 'string' ? anyOf : anyOf.join(' | '),
  layout,
  area,
}))

describe('the route table', () => {
  it('holds the 111 routes of the specification §2 and those that a decision adds, each once', () => {
    expect(specificationRoutes).toHaveLength(111)
    expect(routes).toHaveLength(111 + addedRoutes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  it.each(specificationRoutes)('guards $path with $permission, as the specification does', (row) => {
    expect(rows).toContainEqual(row)
  })

  it.each(rows)('adds nothing to the specification with $path, unless a decision says so', (row) => {
    expect([...specificationRoutes, ...addedRoutes]).toContainEqual(row)
  })

  it('asks only for permissions of the catalogue, in the spelling of the catalogue', () => {
    const asked = routes.flatMap(({ anyOf }) => (typeof anyOf === 'string' ? [] : anyOf))
    expect(asked.filter((name) => permissionByName(name)?.name !== name)).toEqual([])
  })

  it('opens nothing by an empty list of permissions', () => {
    expect(routes.filter(({ anyOf }) => anyOf.length === 0)).toEqual([])
  })

  it('shows the public pages, and only those, without the menu', () => {
    expect(routes.filter(({ anyOf, layout }) => (anyOf === 'public') !== (layout === 'public'))).toEqual([])
  })

  it('finds each rule again by its own path, with or without a trailing slash', () => {
    for (const route of routes) {
      expect(matchRoute(route.path)?.route).toBe(route)
      expect(matchRoute(`${route.path}/`)?.route).toBe(route)
    }
  })

  it('names every path in its type, and the paths of one area apart', () => {
    expectTypeOf<'/users'>().toExtend<RoutePath>()
    expectTypeOf<'/no-such-page'>().not.toExtend<RoutePath>()
    expectTypeOf<RoutePathIn<'documents'>>().toEqualTypeOf<
      '/AccesoDocPoliticas' | '/subirDocumentacion' | '/verDocumentacion'
    >()
  })
})
