import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const nothing = { created: 0, updated: 0, unchanged: 0, rows: [] }
const later = '2099-01-07'

describe('employeeGroups.import', () => {
  it('creates groups by hand and changes existing ones, whose rule is unchanged', async () => {
    const { data } = await admin.employeeGroups.index({ perPage: 100 })
    const ruled = data.find(({ kind }) => kind === 'rule')
    const rows = [
      { name: 'Grupo de un archivo', description: 'Por archivo' },
      { name: ruled?.name.toUpperCase(), description: 'Otra descripción' },
      { name: 'Con regla vacía', kind: 'rule' },
    ]
    const expected = {
      ...{ created: 1, updated: 1, unchanged: 0 },
      rows: [{ row: 3, errors: { rule: [{ error: 'blank' }] } }],
    }
    expect(await admin.employeeGroups.import({ dryRun: true, rows })).toEqual(expected)
    expect((await admin.employeeGroups.index({ search: 'archivo' })).data).toEqual([])
    expect(await admin.employeeGroups.import({ dryRun: false, rows })).toEqual(expected)
    const changed = await admin.employeeGroups.show(ruled?.id ?? '')
    expect(changed).toMatchObject({ description: 'Otra descripción', kind: 'rule', rule: ruled?.rule })
  })
})

describe('employeeGroupMembers.import', () => {
  it('puts people into a group by their codes; each row is taken or refused by itself', async () => {
    const { id } = await admin.employeeGroups.create({ name: 'Por códigos' })
    const [one, other] = (await admin.employees.index({ perPage: 2 })).data
    const rows = [
      { code: one?.code.toLowerCase() },
      { code: other?.code, startsOn: later, endsOn: '2099-01-31' },
      { code: one?.code.toLowerCase() },
      { code: 'NADIE' },
      { code: '' },
      { code: other?.code.toLowerCase(), startsOn: '2020-01-01' },
      { code: `${other?.code.toUpperCase() ?? ''} `, startsOn: later, endsOn: '2099-01-01' },
    ]
    const expected = {
      ...{ created: 2, updated: 0, unchanged: 0 },
      rows: [
        { row: 3, errors: { code: [{ error: 'taken' }] } },
        { row: 4, errors: { code: [{ error: 'inclusion', value: 'NADIE' }] } },
        { row: 5, errors: { code: [{ error: 'blank' }] } },
        { row: 6, errors: { startsOn: [{ error: 'invalid' }] } },
        { row: 7, errors: { endsOn: [{ error: 'invalid' }] } },
      ],
    }
    expect(await admin.employeeGroupMembers.import(id, { dryRun: true, rows })).toEqual(expected)
    expect((await admin.employeeGroupMembers.index(id)).data).toEqual([])
    expect(await admin.employeeGroupMembers.import(id, { dryRun: false, rows })).toEqual(expected)
    const { data } = await admin.employeeGroupMembers.index(id)
    expect(data.map(({ code }) => code).sort()).toEqual([one?.code, other?.code].sort())
    const again = [{ code: one?.code }]
    expect(await admin.employeeGroupMembers.import(id, { dryRun: false, rows: again })).toEqual({
      ...nothing,
      unchanged: 1,
    })
    const { data: events } = await admin.logs.index({ act: 'employeeGroupMembers.assign' })
    expect(events.filter(({ subject }) => subject === id)).toHaveLength(2)
  })

  it('nobody chooses who is in a group by rule, by a file neither', async () => {
    const { data } = await admin.employeeGroups.index({ perPage: 100 })
    const ruled = data.find(({ kind }) => kind === 'rule')
    const refused = admin.employeeGroupMembers.import(ruled?.id ?? '', {
      dryRun: true,
      rows: [{ code: 'x' }],
    })
    await expect(refused).rejects.toMatchObject({ status: 409 })
  })
})
