import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { share } from './ticket-shares.rules.ts'

const person = (id: string, level: number, open: number) => ({
  id,
  skillId: 's',
  level,
  open,
  isOnDuty: true,
})
const waiting = (count: number, previousId: string | null = null) =>
  Array.from({ length: count }, (_, at) => ({ id: `t${at}`, skillId: 's', previousId }))
const names = (shares: ReturnType<typeof share>) => shares.map(({ userId }) => userId).join(' ')

describe('share', () => {
  const people = [person('ana', 2, 5), person('bea', 5, 3), person('cruz', 3, 0)]

  it('EXP-2.1 gives by a rule: equal, by load, by level, or to who had it', () => {
    expect(names(share(waiting(6), people, 'equal'))).toBe('cruz bea ana cruz bea ana')
    expect(names(share(waiting(5), people, 'load'))).toBe('cruz cruz cruz bea cruz')
    expect(names(share(waiting(3), people, 'level'))).toBe('bea bea bea')
    expect(names(share([...waiting(1, 'ana'), ...waiting(1, 'gone')], people, 'keep'))).toBe('ana cruz')
  })

  it('has the reason: the rule, the level and the person’s load at that time', () => {
    const [, second] = share(waiting(2), people, 'load')
    expect(second?.why).toEqual({ rule: 'load', level: 3, open: 1 })
    expect(share(waiting(1), [person('sola', 1, 9)], 'equal')[0]?.why.rule).toBe('only')
    expect(share([{ id: 't', skillId: 'none', previousId: null }], people, 'load')[0]).toMatchObject({
      ...{ userId: null, error: 'inclusion' },
    })
  })
})

let server: TestServer
let admin: Portal
let at: Desk
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  at = await desk(admin)
})
afterAll(() => server.close())

const cases = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      at.opened(`Expediente ${n}`, { recordId: `EXP-${n}`, text: 'Hola' }),
    ),
  )
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('ticketBatches.preview, ticketBatches.create, ticketBatches.index, ticketBatches.rows and ticketBatches.show', () => {
  it('EXP-2.2 EXP-2.3 case files are assigned as previewed, with a result per row', async () => {
    const made = await cases(4)
    const able = await admin.tickets.assignees({ skillId: at.skillId })
    const userIds = ids(able.slice(0, 2))
    const input = {
      kind: 'distribute' as const,
      selection: { ids: ids(made) },
      rule: 'equal' as const,
      userIds,
    }
    const preview = await admin.ticketBatches.preview(input)
    expect(preview).toMatchObject({ total: 4, refused: 0 })
    expect(preview.people.map(({ gets }) => gets)).toEqual([2, 2])
    expect((await admin.tickets.show(made[0]?.id ?? '')).assignee).toBeNull()
    await admin.tickets.patch(made[1]?.id ?? '', { subject: 'Cambiado', version: 1 })
    const batch = await admin.ticketBatches.create(input)
    expect(batch).toMatchObject({
      state: 'done',
      total: 4,
      done: 4,
      refused: 0,
      rule: 'equal',
      canUndo: true,
    })
    const { data } = await admin.ticketBatches.rows(batch.id)
    expect(data.map(({ to }) => to?.id)).toEqual(preview.rows.map(({ to }) => to?.id))
    expect(data.every(({ why, isDone }) => why.rule === 'equal' && isDone)).toBe(true)
    const changes = await admin.tickets.changes(made[0]?.id ?? '', { field: ['assignee'] })
    expect(changes.data[0]).toMatchObject({
      old: null,
      new: data.find(({ ticketId }) => ticketId === made[0]?.id)?.to?.displayName,
    })
    expect(await admin.ticketBatches.show(batch.id)).toEqual(batch)
    expect(ids((await admin.ticketBatches.index({ kind: ['distribute'] })).data)).toContain(batch.id)
  })

  it('refuses nothing, and people who lack the skill', async () => {
    const [made] = await cases(1)
    const create = (more: object) =>
      admin.ticketBatches.create({ kind: 'distribute', selection: { ids: [made?.id ?? ''] }, ...more }).safe()
    const { userData } = await admin.session.show()
    expect(await create({ userIds: [userData.uid] })).toMatchObject(
      refused(422, { userIds: [{ code: 'blank' }] }),
    )
    expect(await create({ selection: {} })).toMatchObject(refused(422, { selection: [{ code: 'blank' }] }))
    expect(await create({ kind: 'reassign', reason: 'Porque sí' })).toMatchObject(
      refused(422, { skillId: [{ code: 'blank' }] }),
    )
    expect(await create({ kind: 'reassign', skillId: at.otherSkillId })).toMatchObject(
      refused(422, { reason: [{ code: 'blank' }] }),
    )
  })
})

describe('ticketBatches.undo', () => {
  it('EXP-3.1 EXP-3.2 EXP-3.3 case files are moved with a reason and their attachments, and back again', async () => {
    const made = await cases(3)
    const [able] = await admin.tickets.assignees({ skillId: at.skillId })
    const [firstId = '', , thirdId = ''] = ids(made)
    await admin.tickets.assign(firstId, { userId: able?.id ?? null, version: made[0]?.version ?? 0 })
    const selection = { ids: ids(made) }
    const input = {
      kind: 'reassign' as const,
      selection,
      skillId: at.otherSkillId,
      reason: 'Se cierra la cola.',
    }
    const { along } = await admin.ticketBatches.preview(input)
    expect(along).toMatchObject({ entries: 3, files: 0, tags: 0, loseAssignee: 1 })
    const batch = await admin.ticketBatches.create(input)
    expect(batch).toMatchObject({ done: 3, reason: 'Se cierra la cola.' })
    const moved = await admin.tickets.show(firstId)
    expect(moved).toMatchObject({ skill: { id: at.otherSkillId }, assignee: null, recordId: 'EXP-0' })
    const { data } = await admin.ticketEntries.index(moved.id)
    expect(data.map(({ text }) => text).toSorted()).toEqual(['Hola', 'Se cierra la cola.'])
    await admin.tickets.patch(thirdId, { subject: 'Ya es de otros', version: 2 })
    expect(await admin.ticketBatches.undo(batch.id)).toMatchObject({ state: 'undone', done: 1, refused: 1 })
    expect(await admin.tickets.show(moved.id)).toMatchObject({
      ...{ skill: { id: at.skillId }, assignee: { id: able?.id } },
    })
    expect((await admin.tickets.show(thirdId)).skill.id).toBe(at.otherSkillId)
  })

  it('more than five hundred are done in the background, as far as they are as they were seen', async () => {
    const { kernel } = server.server
    const source = (await at.opened('Carga masiva')).id
    await at.copies(kernel.database.db, source, 520)
    const input = {
      kind: 'distribute' as const,
      selection: { filter: { search: 'cargas masivas' } },
      rule: 'load' as const,
    }
    const { id, state } = await admin.ticketBatches.create(input)
    expect(state).toBe('queued')
    await vi.waitFor(async () => expect((await admin.ticketBatches.show(id)).state).toBe('done'), waitLimit)
    const batch = await admin.ticketBatches.show(id)
    expect(batch).toMatchObject({ total: 521, done: 521, refused: 0 })
    expect((await admin.ticketBatches.index()).data).toContainEqual(batch)
  })
})
