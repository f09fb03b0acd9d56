import { describe, expect, test } from 'vitest'
import { loginAddress, redirectOf, returnPath } from './guards.ts'

const at = (address: string) => new URL(address, 'http://portal.example')
const asked = '/clustering/cargue?page=2&state=failed'

describe('who may open what', () => {
  test('a visitor without session goes to the sign-in, which remembers the page and its filters', () => {
    const target = redirectOf(undefined, at(asked)) ?? ''
    expect(at(target).pathname).toBe('/pages/login')
    expect(returnPath(at(target).search)).toBe(asked)
  })

  test('somebody with the permission gets the page', () => {
    expect(redirectOf(['MENU_PROCESAR_CARGUE'], at(asked))).toBeUndefined()
  })

  test('somebody without the permission sees the error page, with the requested URL', () => {
    expect(redirectOf([], at(asked))).toBe(
      '/pages/not-authorized?from=%2Fclustering%2Fcargue%3Fpage%3D2%26state%3Dfailed',
    )
  })

  test('LOG-9.2 somebody who must set up a second factor is led to it from every page but the public ones', () => {
    const due = '/pages/alert-message?notice=secondFactorDue'
    expect(redirectOf([], at(asked), true)).toBe(due)
    expect(redirectOf([], at('/dashboard'), true)).toBe(due)
    expect(redirectOf([], at(due), true)).toBeUndefined()
  })

  test('an unknown path leads to the 404 page, with the address that was asked for', () => {
    expect(redirectOf([], at('/nowhere?tab=1'))).toBe('/pages/error-404?from=%2Fnowhere%3Ftab%3D1')
  })

  test('somebody signed in does not see the sign-in again', () => {
    expect(redirectOf([], at('/pages/login'))).toBe('/')
    expect(redirectOf([], at(loginAddress(asked)))).toBe(asked)
  })
})

describe('where a sign-in leads to', () => {
  test('the dashboard and public pages are not worth remembering', () => {
    expect(loginAddress('/dashboard')).toBe('/pages/login')
    expect(loginAddress('/pages/error-404')).toBe('/pages/login')
  })

  test.each([
    'https://evil.example',
    '//evil.example/users',
    '/\\evil.example',
    'javascript:alert(1)',
    '/unknown',
    '/pages/login?returnTo=/users',
    '',
  ])('check 44: an address that is not ours is ignored: %s', (address) => {
    expect(returnPath(`?${new URLSearchParams({ returnTo: address }).toString()}`)).toBe('/')
  })
})

test('a public page with something for who has signed in is come back to; the others are not', () => {
  const own = '/pages/security-questions'
  expect(returnPath(at(loginAddress(own)).search)).toBe(own)
  expect(redirectOf([], at(loginAddress(own)))).toBe(own)
  expect(loginAddress('/pages/forgot-password')).toBe('/pages/login')
  expect(returnPath('?returnTo=%2Fpages%2Fforgot-password')).toBe('/')
})
