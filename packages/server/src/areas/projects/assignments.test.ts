import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
let agent: Portal
let agentId: string
let skillId: string
const unknown = '0193b3a0-0000-4000-8000-00000000dead'
const refused = (field: string) => ({
  ok: false,
  error: { status: 422, fields: { [field]: [{ code: 'invalid' }] } },
})

beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  agent = await signedIn(server, 'empleado')
  agentId = agent.session.current?.userData.uid ?? ''
  skillId = (await admin.skills.index({ search: 'SAC_' })).data[0]?.id ?? ''
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db
const skillsOf = async (userId: string) => (await admin.skillAssignments.index({ userId, perPage: 100 })).data
const shownSkill = async () => (await admin.onlineAgents.show(agentId, {})).agent.skill?.id

describe('skillAssignments.index and skillAssignments.assign', () => {
  it('PRO-2.1 PRO-2.3 assigns a skill to many people at once, with a result for each, and shows it from both sides', async () => {
    const [other] = (await admin.assignments.index({ search: 'coordinador' })).data
    const userIds = [agentId, other?.id ?? '', unknown]
    const first = await admin.skillAssignments.assign({ userIds, skillId, level: 4 })
    expect(first).toMatchObject({ accepted: 2, refused: 1 })
    expect(first.rows.map(({ refusal }) => refusal)).toEqual([null, null, 'unknown'])
    expect((await admin.skillAssignments.assign({ userIds, skillId, level: 4 })).rows[0]).toMatchObject({
      refusal: 'same',
    })
    const ofSkill = (await admin.skillAssignments.index({ skillId, perPage: 100 })).data
    expect(ofSkill.map(({ person }) => person.id)).toEqual(expect.arrayContaining([agentId, other?.id]))
    expect((await skillsOf(agentId)).find(({ skill }) => skill.id === skillId)).toMatchObject({
      ...{ level: 4, isMain: false, endsOn: null, state: 'current', origin: 'hand' },
      createdBy: { id: admin.session.current?.userData.uid },
    })
    // Omitted properties are unchanged.
    await admin.skillAssignments.assign({ userIds: [agentId], skillId, endsOn: '2099-12-31' })
    expect((await skillsOf(agentId)).find(({ skill }) => skill.id === skillId)).toMatchObject({
      ...{ level: 4, endsOn: '2099-12-31' },
    })
  })

  it('a person has one main skill in force, and is counted in it among the agents online', async () => {
    const before = (await skillsOf(agentId)).find(({ isMain }) => isMain)
    expect(await shownSkill()).toBe(before?.skill.id)
    await admin.skillAssignments.assign({ userIds: [agentId], skillId, isMain: true })
    expect(await shownSkill()).toBe(skillId)
    const mains = (await skillsOf(agentId)).filter(({ isMain }) => isMain)
    expect(mains.map(({ skill }) => skill.id)).toEqual([skillId])
    // An assignment that ended yesterday does not count, and one that has not begun cannot be the main one.
    const past = { startsOn: '2020-01-01', endsOn: '2020-12-31' }
    await admin.skillAssignments.assign({ userIds: [agentId], skillId, ...past })
    expect(await shownSkill()).toBeUndefined()
    const planned = { userIds: [agentId], skillId, isMain: true, startsOn: '2099-01-01', endsOn: null }
    expect(await admin.skillAssignments.assign(planned).safe()).toMatchObject(refused('isMain'))
    const events = await db()
      .selectFrom('auditEvents')
      .select(['subject', 'before', 'after'])
      .where('act', '=', 'skillAssignments.assign')
      .execute()
    expect(events).toContainEqual({
      ...{ subject: before?.id, before: { isMain: true }, after: { isMain: false } },
    })
  })

  it('refuses a skill that is not in use, and an end before its beginning', async () => {
    const [one] = (await admin.skills.index({ search: 'MOL_' })).data
    await db()
      .updateTable('skills')
      .set({ active: false })
      .where('id', '=', one?.id ?? '')
      .execute()
    const asked = { userIds: [agentId], skillId: one?.id ?? '' }
    expect(await admin.skillAssignments.assign(asked).safe()).toMatchObject(refused('skillId'))
    const backwards = { userIds: [agentId], skillId, startsOn: '2026-02-01', endsOn: '2026-01-01' }
    expect(await admin.skillAssignments.assign(backwards).safe()).toMatchObject(refused('endsOn'))
    expect(await agent.skillAssignments.assign(asked).safe()).toMatchObject({
      error: { status: 403 },
    })
  })
})

describe('skillAssignments.destroyAll and projectAssignments.destroyAll', () => {
  it('PRO-2.3 removes them from people, with a result for each, and logs the previous ones', async () => {
    const [one] = await skillsOf(agentId)
    const answer = await admin.skillAssignments.destroyAll({ ids: [one?.id ?? '', unknown] })
    expect(answer.rows.map(({ refusal }) => refusal)).toEqual([null, 'unknown'])
    expect((await skillsOf(agentId)).map(({ id }) => id)).not.toContain(one?.id)
    const event = await db()
      .selectFrom('auditEvents')
      .select(['before', 'after'])
      .where('act', '=', 'skillAssignments.destroyAll')
      .executeTakeFirst()
    expect(event).toMatchObject({ before: { level: one?.level }, after: null })
  })

  it('who may not see a person may not take anything from them', async () => {
    const role = await admin.roles.create({
      ...{ name: 'Reparte skills', permissions: ['SKILLS_ASIGNAR_USUARIO', 'SKILLS_QUITAR_ASIGNACION'] },
    })
    const mine = (await admin.users.show(agentId)).roles.map(({ id }) => id)
    await admin.users.assignRoles(agentId, {
      ...(await seen(admin.users, agentId)),
      roles: [...mine, role.id],
    })
    const [other] = (await admin.skillAssignments.index({ search: 'TLN_SOP1' })).data
    const answer = await agent.skillAssignments.destroyAll({ ids: [other?.id ?? ''] })
    expect(answer.rows).toMatchObject([{ refusal: 'unknown', displayName: '' }])
    const shown = (await agent.skillAssignments.index({ perPage: 100 })).data
    expect(shown.filter(({ person }) => person.id !== agentId)).toEqual([])
    const given = await agent.skillAssignments.assign({ userIds: [other?.person.id ?? ''], skillId })
    expect(given.rows).toMatchObject([{ refusal: 'unknown' }])
  })
})

describe('projectAssignments.index and projectAssignments.assign', () => {
  it('PAN-13.2 people work in a project within its days, and it cannot be deleted while they do', async () => {
    const input = { code: 'PRY-REPARTO', name: 'Reparto', customer: 'Reparto', startsOn: '2026-01-01' }
    const project = await admin.projects.create({ ...input, state: 'active', endsOn: '2099-12-31' })
    const asked = { userIds: [agentId], projectId: project.id }
    expect(await admin.projectAssignments.assign({ ...asked, startsOn: '2025-12-31' }).safe()).toMatchObject(
      refused('startsOn'),
    )
    expect(await admin.projectAssignments.assign({ ...asked, endsOn: '2100-01-01' }).safe()).toMatchObject(
      refused('endsOn'),
    )
    expect(await admin.projectAssignments.assign(asked)).toMatchObject({ accepted: 1 })
    const { data } = await admin.projectAssignments.index({ projectId: project.id, state: 'current' })
    expect(data).toMatchObject([{ person: { id: agentId }, project: { code: 'PRY-REPARTO' } }])
    expect(await admin.projects.destroy(project.id).safe()).toMatchObject({
      error: { status: 409, fields: { id: [{ code: 'referenced' }] } },
    })
    await admin.projectAssignments.destroyAll({ ids: data.map(({ id }) => id) })
    await admin.projects.patch(project.id, { ...(await seen(admin.projects, project.id)), state: 'closed' })
    expect(await admin.projectAssignments.assign(asked).safe()).toMatchObject(refused('projectId'))
    await admin.projects.destroy(project.id)
  })
})

describe('skillAssignments.import and projectAssignments.import', () => {
  it('a file gives each of its rows or says why not; a dry run leaves nothing', async () => {
    const rows = [
      { username: 'EMPLEADO', skill: 'tln_ventas', level: 5 },
      { username: 'empleado', skill: 'TLN_VENTAS', level: 5 },
      { username: 'nadie', skill: 'TLN_VENTAS' },
      { username: 'empleado', skill: 'NO_HAY' },
      { username: 'empleado', skill: 'TLN_PORTA', level: 9 },
    ]
    const wrong = (field: string, error: string) => ({ errors: { [field]: [{ error }] } })
    const result = {
      ...{ created: 1, updated: 0, unchanged: 1 },
      rows: [wrong('username', 'invalid'), wrong('skill', 'invalid'), { errors: { level: [{}] } }],
    }
    expect(await admin.skillAssignments.import({ dryRun: true, rows })).toMatchObject(result)
    const ofAgent = { userId: agentId, search: 'TLN_VENTAS' }
    expect((await admin.skillAssignments.index(ofAgent)).data).toEqual([])
    expect(await admin.skillAssignments.import({ dryRun: false, rows })).toMatchObject(result)
    expect((await admin.skillAssignments.index(ofAgent)).data).toMatchObject([{ level: 5 }])
    const project = [{ username: 'empleado', project: 'PRY-2026-001', endsOn: '2099-01-01' }]
    const answer = await admin.projectAssignments.import({ dryRun: false, rows: project })
    expect(answer.created + answer.updated).toBe(1)
  })
})
