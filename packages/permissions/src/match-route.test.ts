import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchRoute, routes } from './index.ts'
import { createMatcher } from './match-route.ts'

const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..')
const tail = fc.constantFrom('', '/', '?page=2', '/?next=/users', '#top', '?a=b#c', '/#/roles', '?', '#')

describe('matchRoute', () => {
  it('finds a static path', () => {
    expect(matchRoute('/users')).toMatchObject({ route: { path: '/users' }, params: {} })
  })

  it('reads the parameters of a path', () => {
    expect(matchRoute('/pages/security-questions-byUser/ana/t0k3n')?.params).toEqual({
      user: 'ana',
      token: 't0k3n',
    })
  })

  it('accepts /proyecto/ as the specification writes it', () => {
    expect(matchRoute('/proyecto/')?.route.path).toBe('/proyecto')
  })

  it('ignores any query and hash', () => {
    expect(matchRoute('/noticias/7?from=/users#/roles')).toMatchObject({
      route: { path: '/noticias/:id' },
      params: { id: '7' },
    })
  })

  it.each([
    ['/noticias/caf%C3%A9', 'café'],
    ['/noticias/a%2Fb', 'a/b'],
    ['/noticias/100%25', '100%'],
    ['/noticias/%2525', '%25'],
    ['/noticias/a%3Fb%23c', 'a?b#c'],
  ])('decodes %s once', (path, id) => {
    expect(matchRoute(path)?.params).toEqual({ id })
  })

  it.each(['%', '%zz', '%E0%A4%A', '%C3%28', '100%'])('takes the malformed segment %s literally', (id) => {
    expect(matchRoute(`/noticias/${id}`)?.params).toEqual({ id })
  })

  it('decodes static segments too, so that no spelling of an address slips past its guard', () => {
    expect(matchRoute('/%75sers')?.route.path).toBe('/users')
  })

  it.each([
    ['the root', '/'],
    ['nothing', ''],
    ['an unknown path', '/no-such-page'],
    ['a path in other letters', '/Users'],
    ['a path without its slash', 'users'],
    ['a path that goes on', '/users/1'],
    ['a double slash at the start', '//users'],
    ['a double slash at the end', '/users//'],
    ['an encoded slash for a real one', '/pages%2Flogin'],
    ['a missing parameter', '/login/'],
    ['an empty parameter', '/pages/security-questions-byUser//t0k3n'],
    ['a parameter that climbs', '/noticias/..'],
    ['an encoded parameter that climbs', '/noticias/%2e%2E'],
    ['the pattern of two segments at once', '/noticias/1/2'],
    ['another site', 'https://example.org/users'],
    ['a name every object has', '/constructor'],
    ['the prototype', '/__proto__'],
  ])('finds nothing for %s', (_case, path) => {
    expect(matchRoute(path)).toBeUndefined()
  })

  it('hands over a parameter called like a part of every object as plain text', () => {
    expect(matchRoute('/noticias/__proto__')?.params).toEqual({ id: '__proto__' })
  })

  it('never throws, and answers only with rules of the table', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }).map((text) => `/noticias/${text}`),
      fc
        .array(fc.constantFrom('/', '%', '%2', '%2F', '..', 'login', 'pages', '?', '#', ':id'))
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anything, (path) => {
        const match = matchRoute(path)
        expect(match === undefined || routes.includes(match.route)).toBe(true)
      }),
    )
  })

  it('finds every rule again from its path with any values put in, and gives the values back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), fc.tuple(value, value), tail, (route, values, end) => {
        const keys = route.path.match(/(?<=:)\w+/g) ?? []
        const params = Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
        const path = route.path.replace(/:(\w+)/g, (_found, key: string) =>
          encodeURIComponent(params[key] ?? ''),
        )
        expect(matchRoute(path + end)).toEqual({ route, params })
      }),
    )
  })
})

describe('createMatcher', () => {
  const match = createMatcher([
    { path: '/a/:x' },
    { path: '/:x/b' },
    { path: '/a/b' },
    { path: '/a/:x/c' },
    { path: '/a/b/:y' },
  ])

  it.each([
    ['/a/b', '/a/b'],
    ['/a/other', '/a/:x'],
    ['/other/b', '/:x/b'],
    ['/a/b/c', '/a/b/:y'],
    ['/a/other/c', '/a/:x/c'],
  ])('prefers the static segment: %s answers to %s, in whatever order the rules stand', (path, rule) => {
    expect(match(path)?.route.path).toBe(rule)
  })
})
