import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createPortal, type Portal } from '@portal/sdk'
import { PortalProvider } from '@portal/sdk/react'
import { startServer, type TestServer } from '@portal/server/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as calls from '../examples/snippets/calls.ts'
import * as errors from '../examples/snippets/errors.ts'
import { listen, Live } from '../examples/snippets/events.tsx'
import * as loading from '../examples/snippets/loading-a-file.ts'
import { traced } from '../examples/snippets/logging.ts'
import { App } from '../examples/snippets/loads-list.tsx'
import { answers } from '../examples/snippets/permissions.ts'
import * as reports from '../examples/snippets/reports.ts'
import * as months from '../examples/snippets/months.ts'
import * as retries from '../examples/snippets/retries.ts'
import * as tabs from '../examples/snippets/several-tabs.ts'
import * as signingIn from '../examples/snippets/signing-in.ts'
import * as validation from '../examples/snippets/validation.ts'
import { waitLimit } from './sdk/wait-limit.ts'
import { twoSheetsAt } from './support/two-sheets.ts'

const [user, password] = ['admin', 'demo-Portal-2026']
const nobody = '00000000-0000-4000-8000-000000000000'
const folder = mkdtempSync(path.join(tmpdir(), 'portal-snippets-'))
const here = process.cwd()
const csv = [
  'Documento;Nombre;Móvil;Deuda',
  '12345678Z;Lucía Núñez Peña;600123456;10,50',
  '12345678A;Pedro Gil;600123457;3',
  '87654321X;Ana Soler;600123458;0',
]
const file = path.join(folder, 'clientes.csv')
let server: TestServer
let portal: Portal

beforeAll(async () => {
  // The snippets print what they find; here that is checked by what they return.
  for (const way of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, way).mockImplementation(() => undefined)
  writeFileSync(file, `${csv.join('\n')}\n`)
  process.chdir(folder)
  server = await startServer()
  portal = await signingIn.byPassword(server.url, user, password)
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    real(input.replace('https://portal.example', server.url), init),
  )
})

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  process.chdir(here)
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the snippets of the guide about signing in', () => {
  it('sign in by name and password, by what the environment says, and say when that is wrong', async () => {
    expect(portal.session.current?.kind).toBe('password')
    vi.stubEnv('PORTAL_URL', server.url)
    vi.stubEnv('PORTAL_USER', user)
    vi.stubEnv('PORTAL_PASSWORD', password)
    expect((await signingIn.byEnvironment()).session.current?.userData.uid).toBe(
      portal.session.current?.userData.uid,
    )
    vi.unstubAllEnvs()
    const outcome = await signingIn.wrongPassword(createPortal({ baseUrl: server.url }), user, 'wrong')
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'authentication' } })
  })

  it('sign in by a link, and by a file that an earlier run left', async () => {
    expect((await signingIn.byLink(portal, server.url)).session.current?.kind).toBe('token')
    const store = path.join(folder, 'session.json')
    const first = await signingIn.keptInAFile(server.url, store, user, password)
    // A wrong password shows that the second run does not sign in.
    const second = await signingIn.keptInAFile(server.url, store, user, 'wrong')
    expect(second.session.current).toEqual(first.session.current)
    expect((await second.profile.show()).username).toBe(user)
  })
})

describe('the snippets of the guide about loading a file', () => {
  it('look at the file, make a template, load it in one go and step by step', async () => {
    expect((await loading.analysed(portal, file)).analysis.recordCount).toBe(3)
    const { id: fileId } = await loading.uploaded(portal)
    const template = await loading.made(portal)
    expect(await loading.tried(portal, fileId, template.id)).toMatchObject({ created: 2, errors: 1 })
    expect((await loading.otherSheet(portal, twoSheetsAt('meses.ods'))).analysis.preview).toEqual([
      ['2026-02-05'],
    ])
    const load = await loading.loaded(portal, file, template.id)
    expect(load).toMatchObject({ state: 'completed_with_errors', created: 2, errors: 1, total: 3 })
    const rows = await loading.rejected(portal, load.id, path.join(folder, 'rejected.csv'))
    expect(rows).toEqual([expect.stringMatching(/^row 3: document \w+, .+/)])
    expect(readFileSync(path.join(folder, 'rejected.csv'), 'utf8')).toMatch(/FILA.*ERROR[^]*Pedro Gil/)
    await loading.corrected(portal, load.id, (value) => value)
    await loading.exported(portal, load.id, path.join(folder, 'records.csv'))
    expect(readFileSync(path.join(folder, 'records.csv'), 'utf8')).toContain('12345678Z;"10,50"')

    await loading.mended(portal, load.id, template.id)
    const again = portal.loads.waitUntil(load.id, (state) => state === 'completed_with_errors')
    expect(await again).toMatchObject({ round: 2, errors: 1 })
    expect(await loading.stepByStep(portal, file, template.id)).toMatchObject({ errors: 1, total: 3 })
    expect(await loading.ranInOneLine(portal, template.id)).toMatchObject({ errors: 1, total: 3 })
  })

  it('pause a load, take it up again, and take up one that failed', async () => {
    const template = await portal.templates.create({
      name: 'Many rows',
      columns: [{ name: 'number', label: 'Numero', type: 'integer' }],
    })
    const numbers = Array.from({ length: 60_000 }, (_, index) => index).join('\n')
    const many = new File([`Numero\n${numbers}\n`], 'many.csv')
    const { id: fileId } = await portal.recordsFile.create(many)
    const { id } = await portal.recordsFile.import(fileId, { templateId: template.id })
    await portal.loads.start(id)
    await loading.pausedAndResumed(portal, id)
    const load = await portal.loads.waitUntil(id, (state) => state === 'completed', { maxInterval: 1000 })
    expect(load.created).toBe(60_000)
    await loading.takenUpAgain(portal, new File(['Numero\n1\n'], 'one.csv'), template.id)
  })

  it('list loads in progress', async () => {
    expect((await loading.listed(user, password)).session.current?.userData).toBeDefined()
  })
})

describe('the snippets of the guide about errors', () => {
  it('distinguish the kinds, name the fields, and have five languages', async () => {
    expect(await errors.byKind(portal, nobody)).toBe('there is no such load')
    expect(await errors.asAValue(portal, nobody)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    const field = await portal.fields.create({
      key: `change_${crypto.randomUUID().slice(0, 8)}`,
      label: 'Order',
      type: 'text',
    })
    expect(await errors.changed(portal, field.id)).toBe('Order')
    expect(await portal.fields.show(field.id)).toMatchObject({ label: 'Order (old)', version: 2 })
    const show = vi.fn()
    await errors.byField(portal, show)
    expect(show).toHaveBeenCalledWith({ label: [expect.objectContaining({ code: 'blank' })] })
    const failure: unknown = await portal.fields
      .create({ key: 'phone', label: '', type: 'text' })
      .catch((error: unknown) => error)
    expect(new Set(await errors.inFiveLanguages(failure)).size).toBe(3)
    expect((await errors.inFiveLanguages(failure))[1]).toBe('Fill in the required fields')
    expect(errors.inASentence(failure)[1]).toBe('Something entered is not right')
    expect(errors.logged(failure)).toContain('"kind":"validation"')
  })
})

describe('the snippets of the guide about retries', () => {
  it('set limits, act once for one key, and watch every try', async () => {
    const patient = retries.patient(server.url)
    await patient.session.login({ user, password })
    const [load] = (await portal.loads.index()).data
    const shown = await retries.impatient(patient, load?.id ?? '', AbortSignal.timeout(5000))
    expect(shown.id).toBe(load?.id)
    const stop = retries.watched(portal)
    const [first, again] = await retries.once(portal, '2077')
    expect(again).toEqual(first)
    stop()
    expect(await retries.comeBackLater(portal, nobody)).toBeUndefined()
  })
})

describe('the snippets of the guide about several tabs', () => {
  it('stay signed in over pages, and hear when the session ends', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    const first = tabs.stayingSignedIn(server.url)
    await first.session.login({ user, password })
    const second = tabs.stayingSignedIn(server.url)
    expect(await tabs.whoIsHere(second)).toBe(first.session.current?.userData.displayName)
    expect(await tabs.alive(second)).toBeDefined()
    const toLoginPage = vi.fn()
    const stop = tabs.followed(second, toLoginPage)
    await second.session.logout()
    expect(toLoginPage).toHaveBeenCalledWith('logout')
    stop()
    first.close()
    second.close()
  })
})

describe('the snippets of the README and of the JSDoc', () => {
  it('ask in every way there is', async () => {
    const [load] = (await portal.loads.index({ state: ['completed'] })).data
    const { page, answer, outcome } = await calls.asked(portal, load?.id ?? '')
    expect(page.meta.currentPage).toBe(2)
    expect(answer.response.status).toBe(200)
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'conflict' } })
    const { data, error } = await calls.raw(portal)
    expect(error).toBeUndefined()
    expect(data?.data.length).toBeGreaterThan(0)
    const few = calls.ofFamilies()
    await few.session.login({ user, password })
    expect((await few.fields.index()).data.length).toBeGreaterThan(0)
  })

  it('log every try, and no secret', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined)
    await traced(server.url).session.login({ user, password })
    expect(debug).toHaveBeenCalled()
    expect(JSON.stringify(debug.mock.calls)).not.toContain(password)
  })

  it('compare answers with the contract', async () => {
    const { data } = await portal.loads.index()
    expect(validation.isLoad({ data: data[0] })).toBe(true)
    expect(validation.isLoad({ data: {} })).toBe(false)
    const stop = validation.compared(portal)
    expect((await portal.loads.index()).data).toHaveLength(data.length)
    stop()
  })

  it('render a list, and say who may', () => {
    expect(renderToStaticMarkup(createElement(App))).toBe('<p>…</p>')
    expect(answers).toEqual([
      true,
      { id: '7' },
      { kind: 'login' },
      { kind: 'not-authorized', missing: ['MENU_USUARIOS'] },
    ])
  })
})

describe('the snippets about events', () => {
  it('say what happens to the person who is signed in', async () => {
    const logged = vi.spyOn(console, 'log')
    listen(portal)
    await vi.waitFor(async () => {
      await portal.session.confirm({ password })
      expect(logged).toHaveBeenCalledWith('session.changed')
    }, waitLimit)
  })

  it('render nothing inside an app', () => {
    const app = createElement(PortalProvider, { portal, children: createElement(Live) })
    expect(renderToStaticMarkup(app)).toBe('')
  })
})

describe('the snippets of the guide about reports', () => {
  it('keep a definition that comes on Mondays, save a file made in the background, and stream one', async () => {
    const { id, recipients, nextAt } = await reports.everyMonday(portal)
    expect(recipients).toHaveLength(1)
    expect(new Date(nextAt ?? '').getUTCDay()).toBe(1)
    await portal.reportDefinitions.destroy(id)
    await reports.saveAll(portal, 'fichajes.csv')
    expect(readFileSync('fichajes.csv', 'utf8')).toContain('Persona;Hora')
    expect(await reports.streamAll(portal)).toBeGreaterThan(1000)
  })
})

describe('the snippets of the guides about working time', () => {
  it('confirm a month, lock it, reopen it, compensate its hours, and prove it', async () => {
    const mine = await signingIn.byPassword(server.url, 'empleado', password)
    const { uid: employeeId = '', displayName } = mine.session.current?.userData ?? {}
    const month = '2000-01'
    const { data } = await portal.contracts.index({ employeeId })
    const time = { startsOn: `${month}-01`, endsOn: `${month}-31`, workCenterId: data[0]?.workCenterId ?? '' }
    await portal.contracts.create({ ...time, employeeId, kind: 'temporary', weeklyMinutes: 2400 })
    expect(await months.confirm(mine, employeeId, month)).toMatchObject({ state: 'confirmed' })
    expect(await months.lockAll(portal, month)).toEqual([displayName])
    expect(await months.reopen(portal, employeeId, month)).toMatchObject({ state: 'reopened' })
    const moved = { kind: 'adjustment', minutes: 45, date: '2000-02-01', reason: 'Saldo anterior' } as const
    const { balanceSeconds: before } = (await portal.hourBank.index({ employeeId })).meta
    await portal.hourBank.create({ ...moved, employeeId })
    expect(await months.compensate(portal, employeeId, month)).toBe(before + 15 * 60)
    expect(await months.nearTheLimit(portal, 2000)).toBe(0)
    await months.proof(mine, 'registro.zip')
    expect(readFileSync('registro.zip').subarray(0, 2).toString()).toBe('PK')
  })
})
