import type { Contract, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
let coordinator: Portal
let people: Contract[]

beforeAll(async () => {
  server = await startServer({ clock: stillClock(new Date('2026-03-05T10:00:00Z')) })
  admin = await signedIn(server, 'admin')
  coordinator = await signedIn(server, 'coordinador')
  const { data } = await admin.contracts.index({ state: 'current', perPage: 100 })
  const versions = (await admin.contracts.index({ perPage: 100, state: 'past' })).data.map(
    ({ person }) => person.id,
  )
  const { db } = server.server.kernel.database
  const locked = await db
    .selectFrom('monthSheets')
    .where('state', '=', 'locked')
    .select('employeeId')
    .execute()
  const others = new Set([...versions, ...locked.map(({ employeeId }) => employeeId)])
  people = data.filter(({ person: { id }, endsOn }) => endsOn === null && !others.has(id))
})
afterAll(() => server.close())

/** The version in force of somebody whom no other test has changed. */
function person(): Contract {
  const one = people.pop()
  if (one === undefined) throw new Error('nobody is left')
  return one
}
const input = ({ person: { id }, kind, weeklyMinutes, workCenter }: Contract) => ({
  ...{ employeeId: id, kind, weeklyMinutes, workCenterId: workCenter.id },
})

describe('contracts.create, contracts.show, contracts.update and contracts.destroy', () => {
  it('a new version ends the open one on the day before, and says what each day of the week asks for', async () => {
    const own = person()
    const made = await admin.contracts.create({ ...input(own), startsOn: '2026-04-01', weeklyMinutes: 1803 })
    expect(made).toMatchObject({ state: 'planned', endsOn: null, weekDays: [361, 361, 361, 360, 360, 0, 0] })
    expect(await admin.contracts.show(own.id)).toMatchObject({ endsOn: '2026-03-31', state: 'current' })
    await admin.contracts.destroy(made.id)
    expect((await admin.contracts.show(made.id).safe()).ok).toBe(false)
  })

  it('refuses an end before the beginning, an overlap, days that do not add up, and who is not employed', async () => {
    const own = person()
    const base = { ...input(own), startsOn: '2026-04-01' }
    expect(await admin.contracts.create({ ...base, endsOn: '2026-03-31' }).safe()).toMatchObject(
      refused(422, { endsOn: [{ code: 'invalid' }] }),
    )
    expect(await admin.contracts.create({ ...base, startsOn: own.startsOn }).safe()).toMatchObject(
      refused(422, { startsOn: [{ code: 'taken', value: own.startsOn }] }),
    )
    const weekDays = [480, 480, 480, 480, 480, 0, 0]
    expect(await admin.contracts.create({ ...base, weeklyMinutes: 2340, weekDays }).safe()).toMatchObject(
      refused(422, { weekDays: [{ code: 'invalid', count: 2340 }] }),
    )
    const employeeId = '00000000-0000-4000-8000-000000000000'
    expect(await admin.contracts.create({ ...base, employeeId }).safe()).toMatchObject(
      refused(422, { employeeId: [{ code: 'inclusion' }] }),
    )
    expect((await admin.contracts.index({ employeeId: own.person.id })).data).toHaveLength(1)
  })

  it('a mistake is corrected; an outdated version changes nothing', async () => {
    const own = person()
    const { startsOn, kind, version } = own
    const change = {
      startsOn,
      kind,
      workCenterId: own.workCenter.id,
      weeklyMinutes: 1200,
      partTime: true,
      version,
    }
    expect(await admin.contracts.update(own.id, change)).toMatchObject({
      weeklyMinutes: 1200,
      partTime: true,
    })
    expect(await admin.contracts.update(own.id, change).safe()).toMatchObject(
      refused(409, { version: [{ code: 'stale' }] }),
    )
    expect((await admin.employees.show(own.person.id)).weeklyHours).toBe(20)
  })

  it('the only contract of somebody with clock entries is not taken back', async () => {
    const { data } = await admin.clockEntries.index({ perPage: 100 })
    const recorded = people.findIndex(({ person: { id } }) => data.some((entry) => entry.person.id === id))
    const [own] = people.splice(recorded, 1)
    expect(await admin.contracts.destroy(own?.id ?? '').safe()).toMatchObject(
      refused(409, { id: [{ code: 'referenced' }] }),
    )
  })
})

describe('contracts.index', () => {
  it('a coordinator sees the contracts of the people assigned, and those of nobody else', async () => {
    const team = await coordinator.employees.index({ mine: true, perPage: 100 })
    const known = new Set([...team.data.map(({ id }) => id), coordinator.session.current?.userData.uid])
    const { data } = await coordinator.contracts.index({ perPage: 100 })
    expect(data.length).toBeGreaterThan(0)
    expect(data.every((contract) => known.has(contract.person.id))).toBe(true)
    const stranger = people.find((contract) => !known.has(contract.person.id))
    expect(await coordinator.contracts.show(stranger?.id ?? '').safe()).toMatchObject({
      error: { status: 404 },
    })
  })
})

describe('contracts.import', () => {
  it('writes a version a row by username and code of the work center, changes the one of the same day, and refuses what cannot be', async () => {
    const own = person()
    const row = { username: own.username, workCenter: own.workCenter.code, kind: 'indefinite' }
    const rows = [
      { ...row, startsOn: '2026-05-01', weeklyMinutes: 1800 },
      { ...row, startsOn: '2026-05-01', weeklyMinutes: 1500 },
      { ...row, startsOn: '2026-06-01', endsOn: '2026-05-01', weeklyMinutes: 1800 },
      { ...row, username: 'nobody.at.all', startsOn: '2026-05-01', weeklyMinutes: 1800 },
      { ...row, workCenter: 'NADA', startsOn: '2026-07-01', weeklyMinutes: 1800 },
    ]
    const result = await admin.contracts.import({ rows, dryRun: false })
    expect(result).toMatchObject({ created: 1, updated: 1, unchanged: 0 })
    expect(result.rows.map(({ row: at, errors }) => [at, Object.keys(errors)])).toEqual([
      [3, ['endsOn']],
      [4, ['username']],
      [5, ['workCenter']],
    ])
    const { data } = await admin.contracts.index({ employeeId: own.person.id, sort: 'startsOn' })
    expect(data.map(({ startsOn, weeklyMinutes }) => [startsOn, weeklyMinutes])).toEqual([
      [own.startsOn, own.weeklyMinutes],
      ['2026-05-01', 1500],
    ])
  })
})
