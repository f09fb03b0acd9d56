import { readdirSync } from 'node:fs'
import { createPortal, type Load, type Portal } from '@portal/sdk'
import { validateResponses } from '@portal/sdk/validation'
import { linkIn, mailsIn, startServer, type TestServer } from '@portal/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { oneTimeCode } from '../support/one-time-code.ts'
import { askLogs } from './asked-of-logs.ts'
import { askRoles, askStaff, askUsers } from './asked-by-administrators.ts'
import { askCatalogues, askConfiguration, askPanel } from './asked-of-panel.ts'
import { askTypes } from './asked-of-types.ts'
import { askCorrections, askWorkingTime } from './asked-of-working-time.ts'
import type { Asking } from './asking.ts'
import { faultsOfLog } from './faults-of-log.ts'
import { operations } from './operations-of-contract.ts'
import { waitLimit } from './wait-limit.ts'
import { seen } from '../support/seen.ts'

const password = 'demo-Portal-2026'
const asked = new Set<string>()
let server: TestServer
let portal: Portal

/** Each family has a file. */
const families = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.asked.ts'))

/** A person; every response is validated against the contract. */
async function strict(user: 'admin' | 'coordinador' | 'empleado'): Promise<Portal> {
  const mine = createPortal({ baseUrl: server.url })
  mine.use(validateResponses({ mode: 'throw' }))
  mine.use((request, next, { operation }) => {
    asked.add(operation.id)
    return next(request)
  })
  await mine.session.login({ user, password })
  return mine
}

beforeAll(async () => {
  server = await startServer()
  portal = await strict('admin')
})
afterAll(() => server.close())

/** Rows; every fifth lacks its name. */
function rows(howMany: number): string {
  const lines = Array.from({ length: howMany }, (_, at) => `C-${at};${at % 5 === 4 ? '' : `María ${at}`}`)
  return `CODIGO;NOMBRE\n${lines.join('\n')}\n`
}

async function newTemplate(name: string) {
  return portal.templates.create({
    name,
    columns: [
      { name: 'code', label: 'Codigo', type: 'text', required: true, key: true },
      { name: 'name', label: 'Nombre', type: 'text', required: true },
    ],
  })
}

async function newLoad(templateId: string, file: string): Promise<Load> {
  const { id } = await portal.recordsFile.create(new File([rows(50)], file))
  return portal.recordsFile.import(id, { templateId })
}

function settled(id: string): Promise<Load> {
  const isSettled = (state: string) => !['queued', 'processing', 'pausing'].includes(state)
  return portal.loads.waitUntil(id, isSettled, { maxWait: 20_000 })
}

/** The secret at the end of the link in a person's mail, once a mail links to that page. */
function mailedSecret(name: string, page: string): Promise<string> {
  const secret = () =>
    mailsIn(server.server.kernel.mail.place)
      .filter(({ to }) => to === `${name}@contacta-atlantico.example`)
      .map(linkIn)
      .findLast((link) => link.includes(page))
      ?.split(/[/#=]/)
      .at(-1)
  return vi.waitUntil(secret, waitLimit)
}

const uidOf = ({ session }: Portal) => session.current?.userData.uid ?? ''

describe('the real server, to an SDK that rejects every answer that is not in the contract', () => {
  it('the staff', () => askStaff(portal))

  it.each(families)('all there is to ask in %s', async (file) => {
    const { ask } = (await import(`./${file}`)) as { ask: (asking: Asking) => Promise<void> }
    await ask({ portal, strict, server })
  })

  it('the kinds of break and of absence, and the working time', async () => {
    await askTypes(portal)
    await askWorkingTime(portal)
  })

  it('session, profile and dashboard', async () => {
    for (const user of ['admin', 'coordinador', 'empleado'] as const) {
      const mine = await strict(user)
      await mine.dashboard.show()
      await mine.profile.show()
      await mine.session.show()
    }
    await portal.session.keepAlive()
    await portal.profile.patch({ theme: 'dark' })
    await portal.passwords.update({ username: 'admin', password: 'otra-Portal-2027' })
    await portal.session.authenticate({ user: 'admin', password: 'otra-Portal-2027' })
    const { path } = await portal.exchangeTokens.create({ username: 'empleado' })
    const guest = await strict('empleado')
    const exchangeToken = decodeURIComponent(path.split(/[/=]/).at(-1) ?? '')
    await guest.session.previewToken({ exchangeToken })
    await guest.session.loginWithToken({ exchangeToken })
  })

  it('templates and uploaded files', async () => {
    const { id, name, columns } = await newTemplate('Validada')
    await portal.templates.index({ search: 'valid' })
    await portal.templates.show(id)
    await portal.templates.update(id, { ...(await seen(portal.templates, id)), name: `${name} 2`, columns })
    const file = await portal.recordsFile.create(new File([rows(3)], 'tres.csv'))
    await portal.recordsFile.index()
    await portal.recordsFile.show(file.id, { templateId: id })
    await portal.recordsFile.patch(file.id, { delimiter: ';' })
    await portal.recordsFile.causes(file.id, { templateId: id, mapping: ['code:0', 'name:'] })
    await portal.recordsFile.destroy(file.id)
    await portal.templates.destroy(id)
  })

  it('loads, from the file to the export', async () => {
    const template = await newTemplate('Para cargar')
    const load = await newLoad(template.id, 'cincuenta.csv')
    await portal.loads.start(load.id)
    expect(await settled(load.id)).toMatchObject({ state: 'completed_with_errors', errors: 10 })
    await portal.loads.index({ templateId: template.id })
    await portal.loads.errors(load.id).index()
    await portal.loads.causes(load.id)
    await Promise.all([portal.loads.filters(load.id), portal.loads.exclusions(load.id)])
    expect(await portal.loads.export(load.id).text()).toContain('María 1')
    expect(await portal.loads.exportErrors(load.id).text()).toContain('ERROR')
    await portal.loads.restart(load.id)
    await settled(load.id)
    await portal.loads.destroyAll(load.id)
    await portal.loads.destroy((await newLoad(template.id, 'nunca.csv')).id)
  })

  it('the people who can sign in', () => askUsers(portal))

  it('fields, skills, tags and priorities', () => askCatalogues(portal))

  it('countries, incidents, applications and links', () => askPanel(portal))

  it('the configuration, and the portal as somebody else sees it', () => askConfiguration(portal))

  it('the log, its chain, and reverting a change', () => askLogs(portal))

  it('the sessions of a person', async () => {
    const [mine, other] = [await strict('empleado'), await strict('empleado')]
    const [first] = await other.sessions.index()
    await mine.sessions.destroy(first?.id ?? '')
    await expect(other.profile.show()).rejects.toMatchObject({ kind: 'session-ended' })
    await strict('empleado')
    expect((await mine.sessions.destroyOthers()).ended).toBeGreaterThan(0)
  })

  it('registration', async () => {
    expect(await portal.registration.show()).toEqual({ isOpen: true })
    const email = 'iria@contacta-atlantico.example'
    await portal.registration.create({ displayName: 'Iria Lago', email, password: 'una frase larga' })
    await portal.registration.confirm({ token: await mailedSecret('iria', '/pages/register#') })
  })

  it('the second factor', async () => {
    const mine = await strict('coordinador')
    await mine.session.confirm({ password })
    const { secret } = await mine.secondFactor.create()
    await mine.secondFactor.confirm({ code: oneTimeCode(secret) })
    const { recoveryCodes } = await mine.secondFactor.renewCodes()
    expect(await mine.secondFactor.show()).toMatchObject({ isOn: true })
    const code = recoveryCodes[0] ?? ''
    const withoutCode = { status: 422, code: 'blank' }
    await expect(mine.session.confirm({ password })).rejects.toMatchObject(withoutCode)
    await mine.session.confirm({ password, code })
    await mine.secondFactor.destroy()
  })

  it('security questions, and the recovery that asks them', async () => {
    const mine = await strict('empleado')
    const answers = (['firstSchool', 'firstJob', 'firstConcert'] as const).map((question) => ({
      question,
      answer: `Mi ${question}`,
    }))
    await mine.securityQuestions.update({ answers })
    const { questions } = await mine.securityQuestions.show()
    const { recovery } = portal
    await recovery.request({ usu_windows: 'empleado' })
    const ticket = await mailedSecret('empleado', '/pages/security-questions-byUser/')
    expect(await recovery.preview({ ticket })).toEqual({ username: 'empleado', questions })
    await expect(recovery.reset({ ticket, password })).rejects.toMatchObject({ kind: 'conflict' })
    const wrong = answers.map(({ question }, at) => ({ question, answer: `Otra ${at}` }))
    await expect(recovery.answer({ ticket, answers: wrong })).rejects.toMatchObject({ kind: 'validation' })
    await recovery.answer({ ticket, answers })
    await recovery.reset({ ticket, password })
  })

  it('starred pages and maintenance', async () => {
    await portal.starredPages.update({ pages: [{ url: '/dashboard', label: 'Inicio' }] })
    expect(await portal.starredPages.index()).toMatchObject([{ url: '/dashboard' }])
    await portal.maintenance.update({ isOn: true, retryAfterSeconds: 45 })
    expect(await portal.maintenance.show()).toMatchObject({ isOn: true })
    await portal.maintenance.update({ isOn: false })
    const { data: codes } = await portal.analyticCodes.index({ perPage: 1 })
    await portal.references.index({ family: 'analyticCodes', id: codes[0]?.id ?? '' })
  })

  it('agents at work', async () => {
    const [agent, coordinator] = [await strict('empleado'), await strict('coordinador')]
    const { breakTypes } = await agent.agentState.show()
    // A notice without a job behind it.
    const breakTypeId = breakTypes.find(({ name }) => name === 'Descanso')?.id ?? ''
    await agent.agentState.patch({ state: 'break', breakTypeId })
    expect((await coordinator.onlineAgents.index()).data.map(({ id }) => id)).toContain(uidOf(agent))
    const reason = 'Hay cola'
    await coordinator.onlineAgents.patch(uidOf(agent), { state: 'available', reason })
    expect((await coordinator.onlineAgents.show(uidOf(agent))).intervals).not.toEqual([])
    await coordinator.onlineAgents.message(uidOf(agent), { text: reason })
    await coordinator.onlineAgents.stop(uidOf(agent), { reason })
  })

  it('corrections of clock entries, months and vacations', async () => askCorrections(strict, portal))
  it('requests for access, and their notifications', async () => {
    const mine = await strict('empleado')
    const ask = (permission: string) =>
      mine.accessRequests.create({ permission, reason: 'Sustituyo a Marta' })
    await portal.accessRequests.approve((await ask('MENU_ROLES')).id, {})
    await portal.accessRequests.reject((await ask('MENU_LOGS')).id, { reason: 'No hace falta' })
    await mine.accessRequests.withdraw((await ask('MENU_APPS')).id)
    const { data } = await portal.accessRequests.index()
    expect(data.map(({ state }) => state).sort()).toEqual(['approved', 'rejected', 'withdrawn'])
    const ids = (await mine.notifications.index({ perPage: 100 })).data.map(({ id }) => id)
    expect(await mine.notifications.unread()).toEqual({ unread: ids.length })
    expect(await mine.notifications.read({ ids })).toEqual({ unread: 0 })
    await mine.notifications.destroy(ids[0] ?? '')
    const granted = data.find(({ state }) => state === 'approved')
    await portal.accessRequests.revoke(granted?.id ?? '', { reason: 'Marta ha vuelto' })
  })

  it('roles, permissions and assignments', () => askRoles(portal))

  it('notification preferences', async () => {
    await portal.notificationPreferences.update({
      preferences: [{ kind: 'loads.completed', portal: true, mail: false }],
    })
    expect(await portal.notificationPreferences.index()).not.toEqual([])
    const none = { startsAt: null, endsAt: null, weekends: false }
    await portal.quietHours.update({ ...none, startsAt: '20:00', endsAt: '08:00' })
    await portal.quietHours.update(none)
    expect(await portal.quietHours.show()).toMatchObject(none)
    const { id } = await portal.notificationExclusions.create({ username: 'empleado', reason: 'Baja' })
    expect((await portal.notificationExclusions.index()).data).toMatchObject([{ id }])
    await portal.notificationExclusions.destroy(id)
  })

  it('events, which arrive only if their stream is in the contract, too', async () => {
    const mine = await strict('empleado')
    const received: string[] = []
    const leaving = new AbortController()
    mine.events.subscribe(({ type }) => received.push(type), leaving)
    // Repeatedly: events from before the stream was open are not delivered.
    await vi.waitFor(() => {
      server.server.kernel.bus.publish('user.changed', { userId: uidOf(mine) })
      expect(received).toContain('session.changed')
    }, waitLimit)
    leaving.abort()
  })

  it('what it refuses', async () => {
    const employee = await strict('empleado')
    await expect(employee.templates.index()).rejects.toMatchObject({ kind: 'permission' })
    await expect(portal.loads.show(crypto.randomUUID())).rejects.toMatchObject({ kind: 'not-found' })
    await expect(portal.fields.create({ key: '', label: '', type: 'text' })).rejects.toMatchObject({
      kind: 'validation',
    })
    const load = await newLoad((await newTemplate('Sin empezar')).id, 'quieta.csv')
    await expect(portal.loads.stop(load.id)).rejects.toMatchObject({ kind: 'conflict' })
    await expect(strict('admin')).rejects.toMatchObject({ kind: 'authentication' })
    await expect(
      portal.passwords.bootstrap({ bootstrapToken: 'none', username: 'x', password: 'otra-Portal-2027' }),
    ).rejects.toMatchObject({ kind: 'authentication' })
    await employee.session.logout()
  })

  it('that is every operation but those of the renewal, which no middleware sees', () => {
    const never = operations.map(({ id }) => id).filter((id) => !asked.has(id))
    expect(never).toEqual(['session.refresh', 'session.logout'])
  })

  it('PAN-15.1 PAN-15.2 each of them that changes something is logged with its row, before and after', async () => {
    expect(await faultsOfLog(portal, operations)).toEqual([])
  })
})
