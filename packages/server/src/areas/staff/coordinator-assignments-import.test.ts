import type { Coordinator, Employee, Portal } from '@portal/sdk'
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

const later = '2099-01-07'

/** The first rows; fails with a clear message if there are fewer. */
function first<T>(rows: readonly T[], count: number): T[] {
  expect(rows.length).toBeGreaterThanOrEqual(count)
  return rows.slice(0, count)
}
const whole = (id: string) => admin.employees.show(id)

describe('coordinatorAssignments.import', () => {
  it('gives people coordinators by codes and names; each row is taken or refused by itself', async () => {
    const { data: coordinators } = await admin.coordinatorAssignments.coordinators({ perPage: 100 })
    const [now, next] = first(
      coordinators.filter(({ teamSize }) => teamSize > 10),
      2,
    ) as [Coordinator, Coordinator]
    const { data: team } = await admin.employees.index({ coordinatorId: now.id })
    const [one, other, third, fourth] = first(team, 4) as [Employee, Employee, Employee, Employee]
    const chief = await whole((await whole(now.id)).coordinator?.id ?? '')
    const rows = [
      { code: one.code.toLowerCase(), coordinator: next.code, startsOn: later, reason: 'Por archivo' },
      { code: other.code, coordinator: next.displayName.toUpperCase() },
      { code: third.code, coordinator: null, startsOn: later },
      { code: fourth.code },
      { code: chief.code, coordinator: now.code },
      { code: now.code, coordinator: now.code },
      { code: 'NADIE', coordinator: now.code },
      { code: fourth.code.toLowerCase(), coordinator: 'Nadie con este nombre' },
      { code: ` ${fourth.code}`, coordinator: next.code, startsOn: '2020-01-01' },
      { code: '', coordinator: next.code },
      { code: one.code.toLowerCase(), coordinator: now.code },
    ]
    const invalid = { coordinator: [{ error: 'invalid', value: now.code }] }
    const expected = {
      ...{ created: 0, updated: 3, unchanged: 1 },
      rows: [
        { row: 5, errors: invalid },
        { row: 6, errors: invalid },
        { row: 7, errors: { code: [{ error: 'inclusion', value: 'NADIE' }] } },
        { row: 8, errors: { coordinator: [{ error: 'inclusion', value: 'Nadie con este nombre' }] } },
        { row: 9, errors: { startsOn: [{ error: 'invalid' }] } },
        { row: 10, errors: { code: [{ error: 'blank' }] } },
        { row: 11, errors: { code: [{ error: 'taken' }] } },
      ],
    }
    const nextOf = async (id: string) => (await whole(id)).nextCoordinator
    expect(await admin.coordinatorAssignments.import({ dryRun: true, rows })).toEqual(expected)
    expect(await nextOf(one.id)).toBeNull()

    expect(await admin.coordinatorAssignments.import({ dryRun: false, rows })).toEqual(expected)
    expect(await nextOf(one.id)).toMatchObject({ id: next.id, startsOn: later })
    expect((await whole(other.id)).coordinator).toMatchObject({ id: next.id })
    const { data: planned } = await admin.coordinatorAssignments.index({ employeeId: third.id })
    expect(planned).toMatchObject([{ endsOn: '2099-01-06' }])
    const { data: events } = await admin.logs.index({ act: 'coordinatorAssignments.assign' })
    expect(events.map(({ subject }) => subject)).toEqual(expect.arrayContaining([one.id, other.id, third.id]))
    const again = [{ code: other.code, coordinator: next.code }]
    expect(await admin.coordinatorAssignments.import({ dryRun: false, rows: again })).toMatchObject({
      ...{ created: 0, updated: 0, unchanged: 1 },
    })
  })
})
