import { createPortal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { linkIn, mailsIn } from '#testing/mails.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

const clock = stillClock()
let server: TestServer
let call: ReturnType<typeof wire>

beforeAll(async () => {
  server = await startServer({ clock })
  call = wire(server)
})
afterAll(() => server.close())

const password = 'una frase larga y propia'
const mailTo = (email: string) =>
  vi.waitUntil(() => mailsIn(server.server.kernel.mail.place).findLast(({ to }) => to === email), waitLimit)
const tokenOf = async (email: string) => {
  const link = new URL(linkIn(await mailTo(email)))
  expect(link.pathname).toBe('/pages/register')
  expect(link.search).toBe('')
  return new URLSearchParams(link.hash.slice(1)).get('confirm') ?? ''
}
const register = (email: string, displayName = 'Iria Lago Puig') =>
  call('/api/auth/register', { displayName, email, password })

describe('registration.create', () => {
  it('check 6: answers alike for known and unknown addresses; only the mail differs', async () => {
    const known = await register('admin@contacta-atlantico.example')
    const unknown = await register('nueva@example.org')
    const named = await register('Nueva.Dos@example.org')
    for (const answer of [known, unknown, named]) {
      expect([answer.status, answer.body]).toEqual([202, { data: { minutes: 60 } }])
    }
    expect((await mailTo('admin@contacta-atlantico.example')).subject).toBe('Ya tiene una cuenta del portal')
    expect((await mailTo('nueva@example.org')).subject).toBe('Confirme su cuenta del portal')
  })

  it('check 3: refuses a password that is common, the name or the address', async () => {
    const codeFor = async (secret: string) => {
      const body = { displayName: 'Rocío Peña', email: 'rocio.pena@example.org', password: secret }
      const { status, body: answer } = await call('/api/auth/register', body)
      return [status, answer.errors]
    }
    const refused = [422, { password: [{ error: 'inclusion' }] }]
    expect(await codeFor('rocío peña')).toEqual(refused)
    expect(await codeFor('rocio.pena2026')).toEqual(refused)
    clock.forward(3600)
    expect(await codeFor('princess1')).toEqual(refused)
  })

  it('takes the form that says the password twice, and refuses it where the two differ', async () => {
    const form = { displayName: 'Uxía Rei', username: 'uxia.rei@example.org', password }
    const send = async (body: object) => {
      const { status, body: answer } = await call('/api/auth/register', body)
      return [status, answer.errors]
    }
    expect(await send({ ...form, confirmPassword: `${password}x` })).toEqual([
      422,
      { confirmPassword: [{ error: 'confirmation' }] },
    ])
    expect(await send(form)).toEqual([422, { confirmPassword: [{ error: 'blank' }] }])
    expect(await send({ displayName: 'Uxía Rei', password })).toEqual([422, { email: [{ error: 'blank' }] }])
    expect(await send({ ...form, confirmPassword: password })).toEqual([202, undefined])
    expect((await mailTo(form.username)).subject).toBe('Confirme su cuenta del portal')
  })

  it('check 7: slows repeated requests for the same address', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect((await register('a@example.org')).status).toBe(202)
    expect((await register('a@example.org')).status).toBe(429)
  })
})

describe('the letter of a registration', () => {
  it('carries nothing that was typed but the address: nobody writes to strangers in our name', async () => {
    const email = 'desconocida@example.org'
    await register(email, 'Ha ganado un premio: https://evil.example')
    await tokenOf(email)
    const letter = mailsIn(server.server.kernel.mail.place).findLast(({ to }) => to === email)
    expect(JSON.stringify(letter)).not.toContain('evil.example')
  })
})

describe('registration.confirm', () => {
  it('makes somebody who may sign in and may do nothing yet, once', async () => {
    const email = 'aitana@example.org'
    await register(email)
    expect((await call('/employees/loginUser', { user: email, password })).status).toBe(401)
    const token = await tokenOf(email)
    expect((await call('/api/auth/register/confirmation', { token })).status).toBe(204)
    expect((await call('/api/auth/register/confirmation', { token })).status).toBe(401)
    const portal = createPortal({ baseUrl: server.url })
    const { userData } = await portal.session.login({ user: email, password })
    expect(userData).toMatchObject({ accessPermissions: [], userRole: '', displayName: 'Iria Lago Puig' })
  })

  it('lets one of two who ask for the same address have it', async () => {
    const email = 'dos@example.org'
    await register(email)
    const first = await tokenOf(email)
    await register(email)
    await vi.waitUntil(async () => (await tokenOf(email)) !== first, waitLimit)
    expect((await call('/api/auth/register/confirmation', { token: first })).status).toBe(204)
    const token = await tokenOf(email)
    expect((await call('/api/auth/register/confirmation', { token })).status).toBe(401)
  })

  it('takes no link after an hour', async () => {
    const email = 'tarde@example.org'
    await register(email)
    const token = await tokenOf(email)
    clock.forward(3601)
    expect((await call('/api/auth/register/confirmation', { token })).status).toBe(401)
  })
})

describe('registration.show', () => {
  it('says whether registration is open; where it is closed, nobody registers', async () => {
    expect((await call('/api/auth/register')).body).toEqual({ data: { isOpen: true } })
    const closed = await startServer({ env: { PORTAL_REGISTRATION: 'off' } })
    try {
      const ask = wire(closed)
      expect((await ask('/api/auth/register')).body).toEqual({ data: { isOpen: false } })
      const body = { displayName: 'Iria', email: 'iria@example.org', password }
      expect((await ask('/api/auth/register', body)).status).toBe(403)
    } finally {
      await closed.close()
    }
  })
})
