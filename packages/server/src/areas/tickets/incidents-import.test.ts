import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { wire } from '#testing/wire.ts'

let server: TestServer
let admin: Portal
let coordinator: Portal
let employee: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  coordinator = await signedIn(server, 'coordinador')
  employee = await signedIn(server, 'empleado')
})
afterAll(() => server.close())

const noLine = {
  ...{ title: 'Traída de otra herramienta', description: 'Nadie puede llamar.' },
  ...{ category: 'telephony', severity: 'high', startsAt: '2026-03-05T09:00:00Z' },
}
const brought = async (title = noLine.title) => (await admin.incidents.index({ search: title })).data
const meOf = async (portal: Portal) => (await portal.session.show()).userData
const inclusion = (value: string) => [{ error: 'inclusion', value }]

describe('incidents.import', () => {
  it('brings incidents from elsewhere: each row is a new one or is refused by itself, and a dry run leaves nothing', async () => {
    const [{ displayName }, { uid }] = [await meOf(coordinator), await meOf(employee)]
    const rows = [
      { ...noLine, endsAt: '2026-03-05T10:30:00Z', reporter: 'EMPLEADO', affectsTime: true },
      { ...noLine, endsAt: '', reporter: null, assignee: '', people: ['empleado', displayName, 'Empleado'] },
      { ...noLine, title: ' ', category: 'weather' },
      { ...noLine, endsAt: '2026-03-05T08:00:00Z' },
      { ...noLine, startsAt: '2099-03-05T09:00:00Z' },
      { ...noLine, startsAt: '05/03/2026' },
      { ...noLine, people: ['empleado', 'nadie.asi'] },
      { ...noLine, reporter: 'Nadie así' },
      { ...noLine, assignee: 'empleado' },
      { ...noLine, people: 'empleado' },
      { ...noLine, state: 'closed' },
    ]
    const invalid = [{ error: 'invalid' }]
    const expected = {
      ...{ created: 2, updated: 0, unchanged: 0 },
      rows: [
        { row: 3, errors: { title: [{ error: 'blank' }], category: [{ error: 'inclusion' }] } },
        { row: 4, errors: { endsAt: invalid } },
        { row: 5, errors: { startsAt: invalid } },
        { row: 6, errors: { startsAt: [{ error: 'format' }] } },
        { row: 7, errors: { people: inclusion('nadie.asi') } },
        { row: 8, errors: { reporter: inclusion('Nadie así') } },
        { row: 9, errors: { assignee: [{ error: 'inclusion' }] } },
        { row: 10, errors: { people: invalid } },
        { row: 11, errors: { state: invalid } },
      ],
    }
    expect(await admin.incidents.import({ dryRun: true, rows })).toEqual(expected)
    expect(await brought()).toEqual([])

    expect(await admin.incidents.import({ dryRun: false, rows })).toEqual(expected)
    const made = (await brought()).toSorted((one, other) => one.affected - other.affected)
    const nobodyYet = { state: 'open', assignee: null }
    expect(made).toMatchObject([
      { ...nobodyYet, reporter: { id: uid }, timeEffect: 'asked', endsAt: '2026-03-05T10:30:00.000Z' },
      { ...nobodyYet, reporter: { id: (await meOf(admin)).uid }, endsAt: null, affected: 2 },
    ])
    const { data: events } = await admin.logs.index({ subject: made[0]?.id ?? '' })
    expect(events.map(({ act, person }) => [act, person?.id])).toEqual([
      ['incidents.create', (await meOf(admin)).uid],
    ])
    // Incidents have no natural key, so equal rows are distinct; but a retried request is idempotent.
    const again = { dryRun: false, rows: rows.slice(0, 1) }
    await admin.incidents.import(again, { idempotencyKey: 'once' })
    await admin.incidents.import(again, { idempotencyKey: 'once' })
    expect(await brought()).toHaveLength(3)
  })

  it('notifies the assignees of imported rows, and nobody of a dry run', async () => {
    const title = 'Con quien la lleve'
    const { uid } = await meOf(coordinator)
    await admin.users.grant(uid, { permission: 'INCIDENCIAS_GESTIONAR' })
    const rows = [{ ...noLine, title, assignee: 'coordinador' }]
    const notifications = async () =>
      (await coordinator.notifications.index({ kind: ['incidents.assigned'] })).data.map(({ data }) => data)
    expect(await admin.incidents.import({ dryRun: true, rows })).toMatchObject({ created: 1, rows: [] })
    expect(await notifications()).toEqual([])
    await admin.incidents.import({ dryRun: false, rows })
    expect(await notifications()).toMatchObject([{ incident: title }])
    const [one] = await brought(title)
    expect(one).toMatchObject({ state: 'in_progress', assignee: { id: uid } })
    const { data: events } = await admin.logs.index({ subject: one?.id ?? '' })
    expect(events.map(({ act }) => act)).toEqual(['incidents.assign', 'incidents.create'])
  })

  it('is for who manages incidents', async () => {
    const body = { dryRun: false, rows: [noLine] }
    const reader = await personWith(server.server, ['INCIDENCIAS_VER'])
    const refused = await wire(server)('/incidents/import', body, { token: reader })
    expect(refused).toMatchObject({ status: 403, body: { missing: ['INCIDENCIAS_GESTIONAR'] } })
    const handler = await personWith(server.server, ['INCIDENCIAS_GESTIONAR'])
    const taken = await wire(server)('/incidents/import', body, { token: handler })
    expect(taken).toMatchObject({ status: 200, body: { data: { created: 1 } } })
  })
})
