import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Tokens, tokensOf, wire } from '#testing/wire.ts'

type Part = Record<string, unknown>

let server: TestServer
let genuine: Tokens
let key: Buffer
let kid: string
let claims: Part

beforeAll(async () => {
  server = await startServer()
  genuine = await tokensOf(server)
  const row = await server.server.kernel.database.db
    .selectFrom('signingKeys')
    .select(['id', 'secret'])
    .executeTakeFirstOrThrow()
  kid = row.id
  key = Buffer.from(row.secret)
  claims = JSON.parse(Buffer.from(genuine.accessToken.split('.')[1] ?? '', 'base64url').toString()) as Part
})
afterAll(() => server.close())

const encoded = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token signed with the server's own key, genuine except for the given changes. */
function signed(
  payload: Part = {},
  header: Part = {},
  hash = 'sha256',
  secret: string | Buffer = key,
): string {
  const head = encoded({ alg: 'HS256', typ: 'at+jwt', kid, ...header })
  const text = `${head}.${encoded({ ...claims, ...payload })}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

const statusOf = async (token: string) => (await wire(server)('/session', undefined, { token })).status
const now = () => Math.floor(Date.now() / 1000)

describe('check 19: a token that the server did not make so', () => {
  it('is taken when nothing of it is changed: the key of these tests is the real one', async () => {
    expect(await statusOf(signed())).toBe(200)
    expect(await statusOf(genuine.accessToken)).toBe(200)
  })

  it.each<[string, () => string]>([
    ['of another issuer', () => signed({ iss: 'somebody-else' })],
    ['of no issuer', () => signed({ iss: undefined })],
    ['for another audience', () => signed({ aud: 'analytics' })],
    ['for no audience', () => signed({ aud: undefined })],
    ['of another type', () => signed({}, { typ: 'JWT' })],
    ['of no type', () => signed({}, { typ: undefined })],
    ['that has expired', () => signed({ exp: now() - 1 })],
    ['that never expires', () => signed({ exp: undefined })],
    ['that expires by no number', () => signed({ exp: 'tomorrow' })],
    ['that holds only from tomorrow on', () => signed({ nbf: now() + 86_400 })],
    ['of no session', () => signed({ sid: undefined })],
    ['of a session that nobody has', () => signed({ sid: randomUUID() })],
    ['of nobody', () => signed({ uid: undefined })],
    ['of somebody else than the session', () => signed({ uid: randomUUID() })],
    ['by another algorithm of the same key', () => signed({}, { alg: 'HS512' }, 'sha512')],
    ['by an algorithm that is not the one it was signed with', () => signed({}, { alg: 'HS384' })],
    ['by no algorithm, with the signature left on', () => signed({}, { alg: 'none' })],
    ['by no algorithm, without a signature', () => signed({}, { alg: 'none' }).replace(/[^.]*$/, '')],
    ['by no algorithm, written otherwise', () => signed({}, { alg: 'nOnE' }).replace(/[^.]*$/, '')],
    ['by a public key’s algorithm', () => signed({}, { alg: 'RS256' })],
    ['by a key that nobody knows', () => signed({}, { kid: randomUUID() })],
    ['by no named key', () => signed({}, { kid: undefined })],
    ['by a key that is named by a path', () => signed({}, { kid: '../../dev/null' }, 'sha256', '')],
    ['by a key that is named by SQL', () => signed({}, { kid: `' union select ''--` }, 'sha256', '')],
    ['by the key that it brings along', () => ownKey({ jwk: { kty: 'oct', k: 'bWluZQ' } })],
    ['by the key at an address', () => ownKey({ jku: 'https://evil.example/keys.json' })],
    ['by the certificate at an address', () => ownKey({ x5u: 'https://evil.example/key.pem' })],
    ['by its name as the key', () => signed({}, {}, 'sha256', kid)],
    ['by an empty key', () => signed({}, {}, 'sha256', '')],
    ['with an extension that must be understood', () => signed({}, { crit: ['exp'], b64: false })],
    ['with other claims under the old signature', () => withClaims({ uid: randomUUID() })],
    ['cut off in the signature', () => genuine.accessToken.slice(0, -5)],
    ['cut off before the signature', () => genuine.accessToken.split('.').slice(0, 2).join('.')],
    ['of its signature only', () => `..${genuine.accessToken.split('.')[2] ?? ''}`],
    ['with a fourth part', () => `${genuine.accessToken}.x`],
    ['with a longer signature', () => `${genuine.accessToken}AAAA`],
    ['of four thousand signs', () => 'x'.repeat(4000)],
  ])('%s is refused', async (_what, forged) => {
    expect(await statusOf(forged())).toBe(401)
  })

  it.each<[string, () => string]>([
    ['of another issuer', () => signed({ iss: 'somebody-else', exp: now() - 60 })],
    ['by another algorithm', () => signed({ exp: now() - 60 }, { alg: 'HS512' }, 'sha512')],
    ['by no algorithm', () => signed({ exp: now() - 60 }, { alg: 'none' }).replace(/[^.]*$/, '')],
    ['that has expired for longer than a session can live', () => signed({ exp: now() - 2 * 86_400 })],
    ['of somebody else', () => signed({ uid: randomUUID(), sid: randomUUID() })],
  ])('%s renews nothing either, whose age would be forgiven', async (_what, forged) => {
    const { refreshToken } = genuine
    const renewal = await wire(server)('/api/auth/refresh-token', { accessToken: forged(), refreshToken })
    expect(renewal.status).toBe(401)
  })
})

function ownKey(header: Part): string {
  return signed({}, { kid: undefined, ...header }, 'sha256', 'mine')
}

function withClaims(payload: Part): string {
  const [head = '', , signature = ''] = genuine.accessToken.split('.')
  return `${head}.${encoded({ ...claims, ...payload })}.${signature}`
}
