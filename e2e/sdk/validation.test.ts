import { readFileSync } from 'node:fs'
import { createPortal, type Load, type Portal } from '@portal/sdk'
import { validateResponses } from '@portal/sdk/validation'
import { startServer, type TestServer } from '@portal/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const password = 'demo-Portal-2026'
const asked = new Set<string>()
let server: TestServer
let portal: Portal

/** Somebody whose every answer is compared with the contract. */
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

/** Rows of which every fifth has no name. */
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

describe('the real server, to an SDK that rejects every answer that is not in the contract', () => {
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
    await portal.templates.update(id, { name: `${name} 2`, columns })
    const file = await portal.recordsFile.create(new File([rows(3)], 'tres.csv'))
    await portal.recordsFile.index()
    await portal.recordsFile.show(file.id, { templateId: id })
    await portal.recordsFile.patch(file.id, { delimiter: ';' })
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
    expect(await portal.loads.export(load.id).text()).toContain('María 1')
    expect(await portal.loads.exportErrors(load.id).text()).toContain('ERROR')
    await portal.loads.restart(load.id)
    await settled(load.id)
    await portal.loads.destroyAll(load.id)
    await portal.loads.destroy((await newLoad(template.id, 'nunca.csv')).id)
  })

  it('fields, skills and their groups', async () => {
    const { id } = await portal.fields.create({ key: 'prueba', label: 'Campo de prueba', type: 'text' })
    await portal.fields.index()
    await portal.fields.show(id)
    await portal.fields.update(id, { key: 'prueba', label: 'El campo de prueba', type: 'text' })
    await portal.fields.patch(id, { active: false })
    await portal.fields.destroy(id)
    const { data } = await portal.skills.index()
    await portal.skills.campaign(data[0]?.id ?? '')
    await portal.skillGroups.index()
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
  })

  it('that is every operation but those of the renewal, which no middleware sees', () => {
    const table = new URL('../../packages/server/src/contract/generated/operations.json', import.meta.url)
    const operations = JSON.parse(readFileSync(table, 'utf8')) as { id: string }[]
    const never = operations.map(({ id }) => id).filter((id) => !asked.has(id))
    expect(never).toEqual(['session.refresh', 'session.logout'])
  })
})
