import { isPortalError } from '@portal/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  const portal = await signedIn(server)
  await portal.starredPages.update({ pages: [] })
})

const loads = '/clustering/cargue?state=paused&sort=-createdAt'

describe('starredPages.index', () => {
  it('answers each person their own pages, in their order', async () => {
    const admin = await signedIn(server)
    await admin.starredPages.update({ pages: [{ url: loads }, { url: '/dashboard' }] })
    expect((await admin.starredPages.index()).map(({ url, index }) => [index, url])).toEqual([
      [0, loads],
      [1, '/dashboard'],
    ])
    const other = await signedIn(server, 'empleado')
    expect(await other.starredPages.index()).toEqual([])
  })
})

describe('starredPages.update', () => {
  const refusal = async (url: string) => {
    const portal = await signedIn(server)
    const refused = await portal.starredPages
      .update({ pages: [{ url }] })
      .then(undefined, (error: unknown) => error)
    if (!isPortalError(refused, 'validation')) throw new Error(`${url} was taken: ${String(refused)}`)
    return refused.fields['pages[0].url']?.[0]?.code
  }

  it('SHE-2.3 keeps a custom name, the icon and the highlight, and the URL with its query', async () => {
    const portal = await signedIn(server)
    const page = { url: loads, label: 'En pausa', icon: 'database', highlightAction: true }
    expect(await portal.starredPages.update({ pages: [page] })).toEqual([{ ...page, index: 0 }])
    expect(await portal.starredPages.update({ pages: [{ url: '/dashboard' }] })).toEqual([
      { index: 0, url: '/dashboard', label: null, icon: null, highlightAction: false },
    ])
  })

  it('puts them in the order of their index, those without one behind', async () => {
    const portal = await signedIn(server)
    const kept = await portal.starredPages.update({
      pages: [{ url: '/dashboard' }, { url: '/roles', index: 1 }, { url: loads, index: 0 }],
    })
    expect(kept.map(({ url, index }) => [index, url])).toEqual([
      [0, loads],
      [1, '/roles'],
      [2, '/dashboard'],
    ])
  })

  it('keeps one whole list when two arrive at once', async () => {
    const portal = await signedIn(server)
    const list = (name: string) =>
      Array.from({ length: 8 }, (_, at) => ({ url: `/clustering/cargue?search=${name}${at}` }))
    await Promise.all(['a', 'b', 'c'].map((name) => portal.starredPages.update({ pages: list(name) })))
    const names = (await portal.starredPages.index()).map(({ url }) => url.replace(/\d$/, ''))
    expect([names.length, new Set(names).size]).toEqual([8, 1])
  })

  it.each([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'javascript:alert(1)',
    'dashboard',
    '/users/../dashboard',
    '/dash\tboard',
    '/\t/evil.example/dashboard',
  ])('check 44: refuses %j, which is no path of this portal', async (url) => {
    expect(await refusal(url)).toBe('invalid')
  })

  it.each(['/no/such/page', '/pages/login', '/services/main/1.0/profile'])(
    'refuses %s, which is no screen behind the sign-in',
    async (url) => {
      expect(await refusal(url)).toBe('inclusion')
    },
  )

  it('refuses a page that is there already, and more than fifty', async () => {
    const portal = await signedIn(server)
    const twice = await portal.starredPages.update({ pages: [{ url: loads }, { url: loads }] }).safe()
    expect(twice).toMatchObject({ ok: false, error: { field: 'pages[1].url', code: 'taken' } })
    const pages = Array.from({ length: 51 }, (_, at) => ({ url: `/clustering/cargue?page=${at}` }))
    const many = await portal.starredPages.update({ pages }).safe()
    expect(many).toMatchObject({ ok: false, error: { field: 'pages', code: 'too_long' } })
  })
})
