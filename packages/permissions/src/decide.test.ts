import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, permissions, routes } from './index.ts'

const everyName = permissions.map(({ name }) => name)
const granted = fc.subarray(everyName, { maxLength: 12 })
const nobody = undefined
const nothing = { permissions: [] }

describe('decide', () => {
  it('sends a visitor without a session to sign in', () => {
    expect(decide(nobody, '/users')).toEqual({ kind: 'login' })
    expect(decide(nobody, '/dashboard')).toEqual({ kind: 'login' })
  })

  it('shows a public page to everybody', () => {
    expect(decide(nobody, '/login/abc')).toMatchObject({ kind: 'allow', params: { token: 'abc' } })
    expect(decide(nothing, '/pages/error-404')).toMatchObject({ kind: 'allow', route: { area: 'shell' } })
  })

  it('shows the dashboard to everybody signed in', () => {
    expect(decide(nothing, '/dashboard')).toMatchObject({ kind: 'allow', route: { path: '/dashboard' } })
  })

  it('opens a guarded route to who holds its permission', () => {
    const session = { permissions: ['MENU_USUARIOS'] }
    expect(decide(session, '/incidencias?page=2')).toMatchObject({
      kind: 'allow',
      route: { path: '/incidencias' },
    })
  })

  it('names the permission that is missing otherwise', () => {
    expect(decide({ permissions: ['MENU_ROLES'] }, '/users')).toEqual({
      kind: 'not-authorized',
      missing: ['MENU_USUARIOS'],
    })
  })

  it.each([nobody, nothing])('does not know a path outside the table, whoever asks (%o)', (session) => {
    expect(decide(session, '/no-such-page')).toEqual({ kind: 'not-found' })
  })

  it('opens /clusterizacion to ANALITICA_DATOS, the reading we took of its lower-case rule', () => {
    expect(decide({ permissions: ['ANALITICA_DATOS'] }, '/clusterizacion')).toMatchObject({ kind: 'allow' })
  })

  it('opens /clusterizacion to a literal analitica_datos too, the other reading of that rule', () => {
    expect(decide({ permissions: ['analitica_datos'] }, '/clusterizacion')).toMatchObject({ kind: 'allow' })
  })

  it('asks for the catalogue spelling when /clusterizacion is refused', () => {
    expect(decide(nothing, '/clusterizacion')).toEqual({
      kind: 'not-authorized',
      missing: ['ANALITICA_DATOS'],
    })
  })

  it('opens the chat only with the developer permission', () => {
    expect(decide({ permissions: ['developer'] }, '/apps/chat')).toMatchObject({ kind: 'allow' })
    const rest = everyName.filter((name) => name !== 'developer')
    expect(decide({ permissions: rest }, '/apps/chat')).toEqual({
      kind: 'not-authorized',
      missing: ['developer'],
    })
  })

  it('opens all 112 routes to who holds the whole catalogue, and the 18 public ones and the dashboard to who holds nothing', () => {
    const opened = (names: readonly string[]) =>
      routes.filter(({ path }) => decide({ permissions: names }, path).kind === 'allow').length
    expect(opened(everyName)).toBe(112)
    expect(opened([])).toBe(18 + 1)
  })

  it('follows the rule of the route for every set of permissions', () => {
    fc.assert(
      fc.property(fc.option(granted, { nil: undefined }), fc.constantFrom(...routes), (names, route) => {
        const decision = decide(names && { permissions: names }, route.path)
        const { anyOf } = route
        if (anyOf === 'public') expect(decision.kind).toBe('allow')
        else if (!names) expect(decision).toEqual({ kind: 'login' })
        else if (anyOf === 'session' || anyOf.some((name) => names.includes(name)))
          expect(decision).toMatchObject({ kind: 'allow', route })
        else expect(decision).toEqual({ kind: 'not-authorized', missing: anyOf })
      }),
    )
  })
})
