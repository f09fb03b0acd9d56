import { type Portal, type TicketDetail } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personWith } from '#testing/person.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { asked, type Desk, desk } from '#testing/tickets.ts'

let server: TestServer
let admin: Portal
let at: Desk
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  at = await desk(admin)
})
afterAll(() => server.close())

const seen = ({ version }: TicketDetail) => ({ version })

describe('tickets.create, tickets.index and tickets.show', () => {
  it('TIC-1.1 a ticket goes through states of the types nuevo, abierto, pendiente and final', async () => {
    const made = await at.opened('Sin tono en la línea')
    expect(made).toMatchObject({ state: 'Nuevo', stateType: 'new', values: [], version: 1 })
    expect(made.transitions.map(({ code, toType }) => [code, toType])).toEqual([
      ['empezar', 'open'],
      ['descartar', 'final'],
    ])
    const open = await admin.tickets.transition(made.id, { transition: 'empezar', ...seen(made) })
    expect(open).toMatchObject({ state: 'En curso', stateType: 'open' })
    const waiting = { transition: 'esperar', pendingUntil: at.tomorrow(server), ...seen(open) }
    const pending = await admin.tickets.transition(made.id, waiting)
    expect(pending).toMatchObject({ stateType: 'pending', pendingUntil: waiting.pendingUntil })
    const again = await admin.tickets.transition(made.id, { transition: 'seguir', ...seen(pending) })
    const values = { [at.fieldKey]: 'Información dada' }
    const closed = await admin.tickets.transition(made.id, { transition: 'cerrar', values, ...seen(again) })
    expect(closed).toMatchObject({ stateType: 'final', outcome: 'closed', finalState: { id: at.endId } })
    expect((await admin.tickets.index({ search: made.key, stateType: ['final'] })).data).toHaveLength(1)
  })

  it('TIC-1.2 the name of a state is edited in its workflow, and tickets on their way show it', async () => {
    const made = await at.opened('Con otro nombre')
    await at.renamed('nuevo', 'Recién llegado')
    expect(await admin.tickets.show(made.id)).toMatchObject({ state: 'Recién llegado', stateType: 'new' })
    await at.renamed('nuevo', 'Nuevo')
  })

  it('finds by the words of subject, entries and fields, whatever their form and accents', async () => {
    const made = await at.opened('Facturación duplicada', { text: 'Le llegaron dos cancelaciones.' })
    const mark = made.key.slice(0, 4).toLowerCase()
    const found = async (search: string) => (await admin.tickets.index({ search })).data.map(({ id }) => id)
    expect(await found('facturaciones duplicadas')).toContain(made.id)
    expect(await found('cancelación')).toContain(made.id)
    expect(await found(`nadie ${mark}`)).not.toContain(made.id)
    await admin.tickets.patch(made.id, { values: { [at.fieldKey]: 'Cita concertada' }, ...seen(made) })
    expect(await found('citas concertadas')).toContain(made.id)
  })

  it('who sees but some sees those of their skills, and of the others only their own', async () => {
    const other = await at.opened('De otra cola', { skillId: at.otherSkillId })
    const token = await personWith(server.server, ['TICKETS_VER', 'TICKETS_CREAR'])
    const ask = asked(server, token)
    expect(await ask(`/tickets/${other.id}`)).toMatchObject({ status: 404 })
    const own = await ask('/tickets/new', { ...at.input('Mío'), skillId: at.otherSkillId })
    expect(own).toMatchObject({ status: 201 })
    const list = await ask('/tickets')
    expect(list.body).toMatchObject({ data: [{ subject: 'Mío' }], meta: { totalCount: 1 } })
  })

  it('refuses inactive references, each at its field', async () => {
    const id = at.tagId
    const wrong = { ...at.input('Mal'), skillId: id, priorityId: id, tagIds: [at.endId], workflowId: id }
    expect(await admin.tickets.create(wrong).safe()).toMatchObject(
      refused(422, {
        skillId: [{ code: 'inclusion' }],
        priorityId: [{ code: 'inclusion' }],
        tagIds: [{ code: 'inclusion' }],
      }),
    )
  })
})

describe('tickets.transition, tickets.close, tickets.cancel and tickets.reopen', () => {
  it('TIC-11.1 closing asks for the fields that the way to its end requires', async () => {
    const made = await at.begun('Sin tipificar')
    const close = (values: Record<string, string>) =>
      admin.tickets.close(made.id, { finalStateId: at.endId, values, ...seen(made) }).safe()
    expect(await close({})).toMatchObject(refused(422, { [`values.${at.fieldKey}`]: [{ code: 'blank' }] }))
    expect((await admin.tickets.show(made.id)).stateType).toBe('open')
    expect(await close({ [at.fieldKey]: 'Información dada' })).toMatchObject({ data: { outcome: 'closed' } })
  })

  it('a state that waits asks until when, and not for a day that is over', async () => {
    const made = await at.begun('Para mañana')
    const wait = (pendingUntil?: string) =>
      admin.tickets
        .transition(made.id, {
          transition: 'esperar',
          ...(pendingUntil ? { pendingUntil } : {}),
          ...seen(made),
        })
        .safe()
    expect(await wait()).toMatchObject(refused(422, { pendingUntil: [{ code: 'blank' }] }))
    expect(await wait('2020-01-01T00:00:00.000Z')).toMatchObject(
      refused(422, { pendingUntil: [{ code: 'greater_than' }] }),
    )
  })

  it('a cancelled ticket keeps the reason, stops its clocks, and continues when reopened', async () => {
    const made = await at.begun('Lo retira')
    const over = await admin.tickets.cancel(made.id, { reason: 'El cliente lo retira.', ...seen(made) })
    expect(over).toMatchObject({ outcome: 'cancelled', stateType: 'final', transitions: [] })
    const { data } = await admin.ticketEntries.index(made.id, { kind: ['internal'] })
    expect(data).toMatchObject([{ text: 'El cliente lo retira.' }])
    const late = admin.tickets.patch(made.id, { subject: 'Tarde', ...seen(over) })
    expect(await late.safe()).toMatchObject(refused(409, { state: [{ code: 'invalid' }] }))
    const again = await admin.tickets.reopen(made.id, { reason: 'Vuelve a llamar.', ...seen(over) })
    expect(again).toMatchObject({ outcome: null, stateType: 'open', closedAt: null })
  })

  it('of two concurrent changes the second is a conflict', async () => {
    const made = await at.opened('De dos')
    await admin.tickets.patch(made.id, { subject: 'De la primera', ...seen(made) })
    const second = admin.tickets.patch(made.id, { subject: 'De la segunda', ...seen(made) })
    expect(await second.safe()).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
  })
})

describe('tickets.assign, tickets.assignees, tickets.choices and tickets.patch', () => {
  it('goes to somebody who has its skill, and on duty where that is asked for', async () => {
    const made = await at.opened('Para quien sabe')
    const people = await admin.tickets.assignees({ skillId: at.skillId })
    const [able] = people
    const assign = (userId: string, onDuty: boolean) =>
      admin.tickets.assign(made.id, { userId, onDuty, ...seen(made) }).safe()
    const { userData } = await admin.session.show()
    expect(await assign(userData.uid, false)).toMatchObject(refused(422, { userId: [{ code: 'inclusion' }] }))
    const off = people.find(({ isOnDuty }) => !isOnDuty)
    expect(await assign(off?.id ?? '', true)).toMatchObject(
      refused(422, { userId: [{ code: 'unreachable' }] }),
    )
    expect(await assign(able?.id ?? '', false)).toMatchObject({ data: { assignee: { id: able?.id } } })
    const after = await admin.tickets.assignees({ skillId: at.skillId })
    expect(after.find(({ id }) => id === able?.id)?.open).toBe((able?.open ?? 0) + 1)
    expect((await admin.tickets.choices()).skills.map(({ id }) => id)).toContain(at.skillId)
  })
})

describe('tickets.changes', () => {
  it('TIC-8.1 TIC-8.2 the log has field, old and new value, author and time, and is filtered by them', async () => {
    const made = await at.opened('Con historia')
    const named = await admin.tickets.patch(made.id, {
      subject: 'Con otra',
      tagIds: [at.tagId],
      ...seen(made),
    })
    await admin.tickets.transition(made.id, { transition: 'empezar', ...seen(named) })
    const { data } = await admin.tickets.changes(made.id)
    const { userData } = await admin.session.show()
    expect(data.map((one) => [one.field, one.old, one.new])).toEqual([
      ['state', 'Nuevo', 'En curso'],
      ['tags', null, at.tagName],
      ['subject', 'Con historia', 'Con otra'],
    ])
    expect(data.every(({ user, at: when }) => user?.id === userData.uid && when !== '')).toBe(true)
    expect((await admin.tickets.changes(made.id, { field: ['tags'] })).data).toHaveLength(1)
    expect((await admin.tickets.changes(made.id, { userId: at.tagId })).data).toEqual([])
    expect((await admin.tickets.changes(made.id, { until: made.createdAt })).data).toHaveLength(
      data.filter((one) => one.at <= made.createdAt).length,
    )
  })
})

describe('tickets.view', () => {
  it('TIC-9 a warning shows who else is viewing or writing', async () => {
    const made = await at.opened('A la vez')
    expect(await admin.tickets.view(made.id, { isWriting: false })).toEqual([])
    const coordinator = await signedIn(server, 'coordinador')
    const { userData } = await coordinator.session.show()
    await coordinator.tickets.view(made.id, { isWriting: true })
    expect(await admin.tickets.view(made.id, { isWriting: false })).toMatchObject([
      { person: { id: userData.uid }, isWriting: true },
    ])
  })
})
