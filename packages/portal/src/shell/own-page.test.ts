import { expect, test } from 'vitest'
import { ownPage } from './own-page.ts'

test('an address within the portal is opened, its filters included', () => {
  expect(ownPage('/clustering/cargue?state=paused')).toBe('/clustering/cargue?state=paused')
  expect(ownPage('/pages/login')).toBe('/pages/login')
})

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/\t/evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:/dashboard',
  'data:text/html,/dashboard',
  'https:/dashboard',
  'https://portal@evil.example/dashboard',
  'HTTPS://EVIL.EXAMPLE./dashboard',
  ' /dashboard',
  '/%2Fevil.example',
  '/\u3002evil.example',
  '/dashboard\r\nLocation: https://evil.example',
  '/no/such/page',
])('check 44: %j is not opened', (asked) => {
  expect(ownPage(asked)).toBeUndefined()
})
