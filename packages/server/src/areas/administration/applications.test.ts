import { createPortal, isPortalError, type Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
let employee: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  employee = await signedIn(server, 'empleado')
})
afterAll(() => server.close())

const url = 'https://ayuda.example/inicio?de=portal'
const namesOf = async (portal: Portal) => (await portal.applications.mine()).map(({ name }) => name)

describe('applications.create, applications.update, applications.patch and applications.show', () => {
  it('check 42: takes addresses of https that carry no secret, and nothing that would run', async () => {
    for (const bad of [
      'http://ayuda.example/',
      'https://ana:clave@ayuda.example/',
      'https://',
      'https:ayuda.example',
      '//ayuda.example/',
      'data:text/html,hola',
      ' https://ayuda.example/',
    ])
      expect((await admin.applications.create({ name: 'Mala', url: bad }).safe()).ok, bad).toBe(false)
    const script = await admin.applications
      .create({ name: 'Mala', url: 'javascript:alert(1)//https://' })
      .safe()
    expect(script).toMatchObject(refused(422, { url: [{ code: 'format' }] }))
    const { id, mode, icon, audience } = await admin.applications.create({ name: 'Ayuda', url })
    expect({ mode, icon, audience }).toEqual({ mode: 'tab', icon: 'globe', audience: 'everyone' })
    const bad = await admin.applications
      .patch(id, { ...(await seen(admin.applications, id)), url: 'https://ana@ayuda.example/' })
      .safe()
    expect(bad).toMatchObject(refused(422, { url: [{ code: 'format' }] }))
    expect(await admin.applications.show(id)).toMatchObject({ url, version: 1 })
    const framed = await admin.applications.update(id, {
      ...(await seen(admin.applications, id)),
      name: 'Ayuda',
      url,
      mode: 'frame',
    })
    expect(framed).toMatchObject({ mode: 'frame', version: 2 })
  })

  it('check 42: accepts only hosts of the list, however the address is written', async () => {
    const make = (to: string) => admin.applications.create({ name: 'Fuera', url: to }).safe()
    for (const [to, value] of [
      ['https://evil.test/', 'evil.test'],
      ['https://evil.test/ayuda.example', 'evil.test'],
      ['https://ayuda.example.evil.test/', 'ayuda.example.evil.test'],
      ['https://ayuda.example:8443/', 'ayuda.example:8443'],
      ['https://evilexample/', 'evilexample'],
    ])
      expect(await make(to ?? ''), to).toMatchObject(refused(422, { url: [{ code: 'inclusion', value }] }))
    expect(await make('https://ayuda.example@evil.test/')).toMatchObject(
      refused(422, { url: [{ code: 'format' }] }),
    )
    const { id, version } = await admin.applications.create({ name: 'Dentro', url })
    const moved = await admin.applications.patch(id, { url: 'https://evil.test/', version }).safe()
    expect(moved).toMatchObject(refused(422, { url: [{ code: 'inclusion' }] }))
    expect(await admin.applications.show(id)).toMatchObject({ url, version })
    const rows = [{ name: 'De un archivo ajeno', url: 'https://evil.test/' }]
    expect((await admin.applications.import({ dryRun: false, rows })).rows).toEqual([
      { row: 1, errors: { url: [{ error: 'inclusion', value: 'evil.test' }] } },
    ])
  })

  it('check 42: one whose host has left the list leads nobody there, and can be renamed and switched off, not on', async () => {
    const { id } = await admin.applications.create({ name: 'Que sale', url })
    const { db } = server.server.kernel.database
    await db.updateTable('applications').set({ url: 'https://left.test/' }).where('id', '=', id).execute()
    expect(await namesOf(employee)).not.toContain('Que sale')
    const change = async (body: { name?: string; active?: boolean }) =>
      admin.applications.patch(id, { ...body, ...(await seen(admin.applications, id)) }).safe()
    expect(await change({ name: 'Que salió' })).toMatchObject({ ok: true })
    expect(await change({ active: false })).toMatchObject({ ok: true })
    const outside = refused(422, { url: [{ code: 'inclusion', value: 'left.test' }] })
    expect(await change({ active: true })).toMatchObject(outside)
    await admin.applications.destroy(id)
    // Restored applications are inactive, so nobody sees them.
    expect(await admin.applications.restore(id)).toMatchObject({ active: false })
  })

  it('is meant for somebody, and only for roles and groups that there are', async () => {
    const nobody = await admin.applications.create({ name: 'De nadie', url, audience: 'some' }).safe()
    expect(nobody).toMatchObject(refused(422, { roleIds: [{ code: 'blank' }] }))
    const roleIds = ['0193b3a0-0000-4000-8000-00000000dead']
    const answer = await admin.applications.create({ name: 'De otro', url, audience: 'some', roleIds }).safe()
    expect(answer).toMatchObject(refused(422, { roleIds: [{ code: 'inclusion' }] }))
  })
})

describe('applications.mine, applications.index, applications.reorder, applications.destroy and applications.restore', () => {
  it('shows everybody their own: by role, by group by hand or by rule, and not to others', async () => {
    const { roles, groups } = await admin.applications.audiences()
    const agents = roles.filter(({ name }) => name === 'Agente').map(({ id }) => id)
    await admin.applications.create({ name: 'De agentes', url, audience: 'some', roleIds: agents })
    expect(await namesOf(employee)).toContain('De agentes')
    expect(await namesOf(admin)).not.toContain('De agentes')
    expect(await namesOf(admin)).toContain('Correo')
    expect(await namesOf(await signedIn(server, 'coordinador'))).toContain('Calidad de llamadas')
    expect(await namesOf(employee)).not.toContain('Calidad de llamadas')

    const everyone = await admin.employeeGroups.create({
      ...{ name: 'Todos los centros', kind: 'rule' },
      rule: { match: 'all', conditions: [{ field: 'workCenter', operator: 'not_in', values: ['Ninguno'] }] },
    })
    const groupIds = [everyone.id]
    const { id } = await admin.applications.create({ name: 'De grupo', url, audience: 'some', groupIds })
    expect(await namesOf(employee)).toContain('De grupo')
    await admin.employeeGroups.patch(everyone.id, {
      ...(await seen(admin.employeeGroups, everyone.id)),
      rule: { match: 'all', conditions: [{ field: 'workCenter', operator: 'in', values: ['Ninguno'] }] },
    })
    expect(await namesOf(employee)).not.toContain('De grupo')
    expect(groups.length).toBeGreaterThan(3)
    expect(await admin.applications.show(id)).toMatchObject({ groups: [{ name: 'Todos los centros' }] })
  })

  it('shows neither disabled nor deleted ones, in the given order', async () => {
    const { id } = await admin.applications.create({ name: 'Que se va', url })
    await admin.applications.patch(id, { ...(await seen(admin.applications, id)), active: false })
    expect(await namesOf(employee)).not.toContain('Que se va')
    await admin.applications.patch(id, { ...(await seen(admin.applications, id)), active: true })
    expect(await namesOf(employee)).toContain('Que se va')
    const { data } = await admin.applications.index({ perPage: 100 })
    await admin.applications.reorder({ ids: [id, ...data.map((one) => one.id).filter((one) => one !== id)] })
    expect((await namesOf(employee))[0]).toBe('Que se va')
    await admin.applications.destroy(id)
    expect(await namesOf(employee)).not.toContain('Que se va')
    await admin.applications.restore(id)
    expect(await namesOf(employee)).toContain('Que se va')
  })
})

describe('what applications are meant for', () => {
  const faultOf = async (refusedAct: Promise<unknown>) => {
    const error: unknown = await refusedAct.catch((reason: unknown) => reason)
    return isPortalError(error, 'conflict') ? error.fields : error
  }
  it('is not deleted, neither role nor group, and who tries reads for which applications', async () => {
    const group = await admin.employeeGroups.create({ name: 'De una aplicación', kind: 'manual' })
    const role = await admin.roles.create({ name: 'De una aplicación' })
    const audience = { audience: 'some' as const, roleIds: [role.id], groupIds: [group.id] }
    const { id } = await admin.applications.create({ name: 'Con público', url, ...audience })
    const fault = { code: 'referenced', count: 1, value: 'Con público' }
    expect(await faultOf(admin.employeeGroups.destroy(group.id))).toMatchObject({ id: [fault] })
    expect(await faultOf(admin.roles.destroy(role.id))).toMatchObject({ applications: [fault] })
    expect(await admin.employeeGroups.show(group.id)).toMatchObject({ uses: 1 })
    await admin.applications.patch(id, {
      ...(await seen(admin.applications, id)),
      audience: 'everyone',
      roleIds: [],
      groupIds: [],
    })
    await admin.employeeGroups.destroy(group.id)
    await admin.roles.destroy(role.id)
  })

  it('a country of which there are kinds of absence is not deleted either', async () => {
    const { data } = await admin.countries.index({ search: 'España' })
    const fields = await faultOf(admin.countries.destroy(data[0]?.id ?? ''))
    expect(fields).toMatchObject({
      id: [{ code: 'referenced', value: expect.stringContaining(', ') as string }],
    })
  })
})

describe('applications.audiences', () => {
  it('names roles and groups only to who manages applications', async () => {
    const token = await personWith(server.server, ['MENU_APPS'])
    expect((await wire(server)('/applications/audiences', undefined, { token })).status).toBe(403)
    expect((await wire(server)('/applications', undefined, { token })).status).toBe(200)
    expect((await wire(server)('/applications/mine', undefined, { token })).status).toBe(200)
    expect((await createPortal({ baseUrl: server.url }).applications.mine().safe()).ok).toBe(false)
  })
})

describe('applications.import', () => {
  it('knows the roles and groups of an application by their names, row by row', async () => {
    const rows = [
      { name: 'De un archivo', url, audience: 'some', roleIds: ['agente'], groupIds: ['Teletrabajo'] },
      { name: 'Para nadie', url, audience: 'some' },
      { name: 'Para quien no hay', url, audience: 'some', roleIds: ['Nadie'] },
      { name: 'Insegura', url: 'http://ayuda.example/' },
    ]
    const expected = {
      ...{ created: 1, updated: 0, unchanged: 0 },
      rows: [
        { row: 2, errors: { roleIds: [{ error: 'blank' }] } },
        { row: 3, errors: { roleIds: [{ error: 'inclusion', value: 'Nadie' }] } },
        { row: 4, errors: { url: [expect.objectContaining({ error: 'format' })] } },
      ],
    }
    expect(await admin.applications.import({ dryRun: true, rows })).toEqual(expected)
    expect((await admin.applications.index({ search: 'archivo' })).data).toEqual([])
    expect(await admin.applications.import({ dryRun: false, rows })).toEqual(expected)
    const [made] = (await admin.applications.index({ search: 'archivo' })).data
    expect(made).toMatchObject({ roles: [{ name: 'Agente' }], groups: [{ name: 'Teletrabajo' }] })
  })
})
