import { describe, expect, it } from 'vitest'
import { settingsOf } from '../settings.ts'
import { isAllowed } from './address.rules.ts'

const listOf = (env: Record<string, string>) => settingsOf(env).linkHosts
const hosts = listOf({
  PORTAL_LINK_HOSTS: '*.example.org, intranet.local,apps.example.com:8443 münchen.example *.Über.example',
})

describe('the hosts that links may lead to', () => {
  it.each([
    'https://a.example.org/',
    'https://a.b.EXAMPLE.org/x?y#z',
    'https://a.example.org./',
    'https://intranet.local',
    'https://intranet.local:443/',
    'https://apps.example.com:8443/',
    'https://münchen.example/',
    'https://xn--mnchen-3ya.example/',
    'https://a.xn--ber-goa.example/',
    'https://ｉntranet.local/',
  ])('check 42: %s is one of the list', (url) => {
    expect(isAllowed(url, hosts)).toBe(true)
  })

  it.each([
    'https://example.org/',
    'https://.example.org/',
    'https://evilexample.org/',
    'https://a.example.org.evil.test/',
    'https://a.example.org@evil.test/',
    'https://evil.test\\@a.example.org/',
    'https://evil.test/#.example.org',
    'https://evil.test?a.example.org',
    'https://a.example.org../',
    'https://a.example.org:8443/',
    'https://apps.example.com/',
    'https://apps.example.com:8444/',
    'https://x.intranet.local/',
    'https://munchen.example/',
    'https://аpps.example.com:8443/',
    'http://a.example.org/',
    'javascript:alert("https://a.example.org/")',
    'data:text/html,https://a.example.org/',
    '//a.example.org/',
    'a.example.org',
    'https://',
  ])('check 42: %s is none', (url) => {
    expect(isAllowed(url, hosts)).toBe(false)
  })

  it('check 42: without a setting they are that of the portal alone, in the demo those of the demo', () => {
    const own = listOf({ PORTAL_PUBLIC_URL: 'https://portal.example.org/empleados' })
    expect(isAllowed('https://portal.example.org/ayuda', own)).toBe(true)
    expect(isAllowed('https://www.example.org/', own)).toBe(false)
    expect(isAllowed('https://www.example.org/', listOf({}))).toBe(false)
    const demo = listOf({ PORTAL_DEMO: '1' })
    expect(isAllowed('https://campus.contacta-atlantico.example/', demo)).toBe(true)
    expect(isAllowed('https://evil.test/', demo)).toBe(false)
    expect(isAllowed('https://a.example/', listOf({ PORTAL_DEMO: '1', PORTAL_LINK_HOSTS: 'b.test' }))).toBe(
      false,
    )
  })

  it('check 42: a star alone opens them all, of https still', () => {
    const all = listOf({ PORTAL_LINK_HOSTS: '*' })
    expect(isAllowed('https://anybody.test:8443/', all)).toBe(true)
    expect(isAllowed('http://anybody.test/', all)).toBe(false)
    expect(isAllowed('https://ana:clave@anybody.test/', all)).toBe(false)
  })

  it.each([
    'https://example.org',
    'example.org/x',
    'a*.example.org',
    '*.*.example.org',
    '*.',
    'a@b',
    'a b/c',
    '[',
  ])('the server does not start with %s as one of them', (entry) => {
    expect(() => listOf({ PORTAL_LINK_HOSTS: entry })).toThrow('PORTAL_LINK_HOSTS must name hosts')
  })
})
