import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeProtectedHeader } from 'jose'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { stillClock } from '#testing/clock.ts'
import { pair, tokensOf, wire } from '#testing/wire.ts'
import { addSigningKey, keysAt, type SigningKey } from './signing-keys.ts'

const minutes = (count: number) => count * 60
const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>
beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
})
afterAll(() => server.close())

const keyOf = (token: string) => decodeProtectedHeader(token).kid
const status = async (token: string) => (await call('/session', undefined, { token })).status

describe('signing keys', () => {
  it('check 21: change without signing anybody out: the old one counts while its sessions live', async () => {
    const before = await tokensOf(server)
    await addSigningKey(server.server.kernel.database.db, clock.now())
    clock.forward(minutes(1) + 1)
    expect(keyOf((await tokensOf(server)).accessToken), 'not before every process has read it').toBe(
      keyOf(before.accessToken),
    )
    clock.forward(minutes(1) + 1)
    expect(await status(before.accessToken)).toBe(200)
    const renewed = pair((await call('/api/auth/refresh-token', before)).body)
    expect(keyOf(renewed.accessToken)).not.toBe(keyOf(before.accessToken))
    expect(await status(renewed.accessToken)).toBe(200)
  })

  it('check 21: get a successor after a month', async () => {
    const before = await tokensOf(server)
    clock.forward(31 * 24 * minutes(60))
    await tokensOf(server)
    clock.forward(minutes(3))
    await tokensOf(server)
    expect(keyOf((await tokensOf(server)).accessToken)).not.toBe(keyOf(before.accessToken))
  })

  it('refuse what a key signed that is none of ours', async () => {
    const { accessToken } = await tokensOf(server)
    const [header = '', ...rest] = accessToken.split('.')
    const fields = JSON.parse(Buffer.from(header, 'base64url').toString()) as object
    for (const change of [{ kid: 'x' }, { kid: undefined }, { jku: 'https://evil.example', kid: '../x' }]) {
      const forged = Buffer.from(JSON.stringify({ ...fields, ...change })).toString('base64url')
      expect(await status([forged, ...rest].join('.'))).toBe(401)
    }
  })
})

describe('the keys that count', () => {
  const hour = 60 * 60_000
  const key = (id: string, hours: number): SigningKey => ({
    id,
    secret: new Uint8Array(),
    createdAt: new Date(hours * hour),
  })
  const all = [key('a', 0), key('b', 10), key('c', 20)]
  const ids = (hours: number) => keysAt(all, hours * hour).map(({ id }) => id)

  it('begin with the newest that every process knows, and keep the others while their work may be out', () => {
    expect(ids(5)).toEqual(['a', 'b', 'c'])
    expect(ids(11)).toEqual(['b', 'a', 'c'])
    expect(ids(13)).toEqual(['b', 'c'])
    expect(ids(21)).toEqual(['c', 'b'])
    expect(ids(30)).toEqual(['c'])
  })
})
