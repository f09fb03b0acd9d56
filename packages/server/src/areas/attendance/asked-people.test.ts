import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'

let server: TestServer
let admin: Portal
let one: Employed
let other: Employed
let chosen: { groupId: string; coordinatorId: string; projectId: string; skillId: string }

const now = new Date('2026-03-02T10:30:00Z')
const period = { from: '2026-02-24', until: '2026-02-24' } as const
const db = () => server.server.kernel.database.db

/** Two people at one work center; the first has a group, a coordinator, a project and a skill. */
beforeAll(async () => {
  server = await startServer({ clock: stillClock(now) })
  admin = await signedIn(server, 'admin')
  const madrid = (await centerIn(admin, 'Europe/Madrid')).id
  one = await employed(server)
  other = await employed(server)
  for (const { id } of [one, other]) {
    await works(admin, { id }, madrid)
    await came(server, { id }, '2026-02-24', 200)
  }
  chosen = await narrowingTo(one)
})
afterAll(() => server.close())

async function narrowingTo({ id }: Employed): Promise<typeof chosen> {
  const mark = randomUUID().slice(0, 8).toUpperCase()
  const lead = await employed(server)
  const group = await admin.employeeGroups.create({ name: mark })
  const project = await admin.projects.create({
    ...{ code: mark, name: mark, customer: mark, state: 'active', startsOn: '2026-01-01' },
  })
  const [skill] = (await admin.skills.index({ perPage: 1 })).data
  const skillId = skill?.id ?? ''
  await admin.employeeGroupMembers.assign(group.id, { employeeIds: [id] })
  await admin.projectAssignments.assign({ userIds: [id], projectId: project.id })
  await admin.skillAssignments.assign({ userIds: [id], skillId })
  const nothing = { reason: null, createdBy: null, createdAt: now, endsOn: null, startsOn: '2026-01-01' }
  await db()
    .insertInto('coordinatorAssignments')
    .values({ ...nothing, id: randomUUID(), employeeId: id, coordinatorId: lead.id })
    .execute()
  return { groupId: group.id, coordinatorId: lead.id, projectId: project.id, skillId }
}

const peopleOf = ({ data }: { data: readonly { person: { id: string } }[] }) =>
  new Set(data.map(({ person }) => person.id).filter((id) => [one.id, other.id].includes(id)))

describe('whose time record is asked for', () => {
  it('REP-2.2 working days are narrowed by project, skill and state, and by group and coordinator', async () => {
    const found = async (asked: object) =>
      peopleOf(await admin.workdays.index({ ...period, perPage: 100, ...asked }))
    for (const [name, id] of Object.entries(chosen))
      expect(await found({ [name]: id })).toEqual(new Set([one.id]))
    const { projectId } = chosen
    expect(await found({ projectId, state: 'closed' })).toEqual(new Set([one.id]))
    expect(await found({ projectId, state: 'missing' })).toEqual(new Set())
  })

  it('REP-11.1 clock entries are narrowed by period, person, DNI, group, coordinator, project, skill, kind, place and source', async () => {
    const found = async (asked: object) =>
      peopleOf(await admin.clockEntries.index({ ...period, perPage: 100, sort: 'person', ...asked }))
    for (const [name, id] of Object.entries(chosen))
      expect(await found({ [name]: id })).toEqual(new Set([one.id]))
    expect(await found({ employeeId: other.id })).toEqual(new Set([other.id]))
    const dni = `${Math.floor(Math.random() * 1e8)}Z`.padStart(9, '0')
    await db().updateTable('employees').set({ dni }).where('userId', '=', other.id).execute()
    expect(await found({ search: dni })).toEqual(new Set([other.id]))
    expect(await found({ search: one.name })).toEqual(new Set([one.id]))
    const { groupId } = chosen
    const kinds = await admin.clockEntries.index({ ...period, groupId, kind: 'in' })
    expect(kinds.data.map(({ kind }) => kind)).toEqual(['in'])
    const [{ mode, source } = { mode: 'remote', source: 'agent' }] = kinds.data
    expect(await found({ groupId, mode, source })).toEqual(new Set([one.id]))
    expect(await found({ groupId, source: 'automatic' })).toEqual(new Set())
    expect(await found({ groupId, from: '2026-02-25', until: '2026-02-25' })).toEqual(new Set())
  })

  it('a group that does not exist is not found', async () => {
    const groupId = randomUUID()
    expect(await admin.clockEntries.index({ groupId }).safe()).toMatchObject({ error: { status: 404 } })
    expect(await admin.workdays.index({ groupId }).safe()).toMatchObject({ error: { status: 404 } })
  })
})
