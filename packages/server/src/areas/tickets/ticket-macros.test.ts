import type { Portal, TicketMacroInput } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { type Desk, desk } from '#testing/tickets.ts'

let server: TestServer
let admin: Portal
let at: Desk
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
  at = await desk(admin)
})
afterAll(() => server.close())

const macro = (more: Partial<TicketMacroInput>) =>
  admin.ticketMacros.create({ name: `Macro ${crypto.randomUUID()}`, scope: 'everybody', ...more })
const rows = (...tickets: readonly { id: string; version: number }[]) =>
  tickets.map(({ id, version }) => ({ id, version }))

describe('ticketMacros.apply and ticketMacros.preview', () => {
  it('TIC-10.1 macros have variables, which are filled in; one that there is not is refused by its name', async () => {
    const unknown = macro({ reply: 'Hola, {{requester.surname}}.' })
    expect(await unknown.safe()).toMatchObject(
      refused(422, { reply: [{ code: 'inclusion', value: 'requester.surname' }] }),
    )
    const { id } = await macro({
      reply: '{{requester.name}}: {{ticket.number}}, {{fecha+3d}}. {{agent.name}}',
    })
    const made = await at.opened('Con macro', { language: 'de' })
    const { displayName } = admin.session.current?.userData ?? { displayName: '' }
    const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Europe/Madrid' })
    const in3Days = day.format(server.server.kernel.clock.now().getTime() + 3 * 86_400_000)
    const text = `Rosa Lago Prieto: ${made.number}, ${in3Days}. ${displayName}`
    const { version } = made
    expect(await admin.ticketMacros.preview(id, { ticketId: made.id })).toMatchObject({
      ...{ text, version, error: null },
    })
    expect((await admin.ticketEntries.index(made.id)).data).toEqual([])
    const used = { rows: rows(made), text: 'Hola, {{nadie}}.' }
    expect(await admin.ticketMacros.apply(id, used).safe()).toMatchObject(
      refused(422, { text: [{ code: 'inclusion', value: 'nadie' }] }),
    )
    await admin.ticketMacros.apply(id, { rows: rows(made) })
    expect((await admin.ticketEntries.index(made.id)).data).toMatchObject([{ text, direction: 'out' }])
  })

  it('what a macro says in a management field is refused at that field where it does not take it', async () => {
    const { fields } = await admin.tickets.choices()
    const day = fields.find(({ type }) => type === 'date')?.key ?? ''
    const number = fields.find(({ type }) => type === 'integer' || type === 'decimal')?.key ?? ''
    const values = { [day]: 'mañana', [number]: 'muchos', no_hay: 'nada' }
    const faults = Object.keys(values).map((key): [string, object[]] => [
      `values.${key}`,
      [{ code: expect.any(String) as string }],
    ])
    expect(await macro({ values }).safe()).toMatchObject(refused(422, Object.fromEntries(faults)))
    const made = await macro({ values: { [day]: '2026-03-12' } })
    const { id, version } = made
    expect(await admin.ticketMacros.patch(id, { version, values: { no_hay: 'nada' } }).safe()).toMatchObject(
      refused(422, { 'values.no_hay': [{ code: 'inclusion' }] }),
    )
  })

  it('TIC-10.2 a macro has a pending date, and changes priority, tags, skill and person; it is used on many and undone', async () => {
    const { priorities } = await admin.tickets.choices()
    const priorityId = priorities[0]?.id ?? null
    const { id } = await macro({
      ...{ move: 'postpone', pendingDays: 14, priorityId, tagIds: [at.tagId] },
      ...{ assign: 'nobody', toSkillId: at.otherSkillId, values: { [at.fieldKey]: 'Reclamación' } },
    })
    const made = [await at.begun('Uno'), await at.begun('Otro')]
    const stale = await at.begun('Cambiado')
    await admin.tickets.patch(stale.id, { subject: 'Ya cambiado', version: stale.version })
    const { changes } = await admin.ticketMacros.preview(id, { ticketId: made[0]?.id ?? '' })
    expect(changes.map(({ field }) => field).toSorted()).toEqual(
      ['pendingUntil', 'priority', 'skill', 'state', 'tags', `values.${at.fieldKey}`].toSorted(),
    )
    const { results, batchId } = await admin.ticketMacros.apply(id, { rows: rows(...made, stale) })
    expect(results.map(({ error }) => error)).toEqual([null, null, 'stale'])
    for (const { id: ticketId } of made) {
      const now = await admin.tickets.show(ticketId)
      expect(now).toMatchObject({
        stateType: 'pending',
        skill: { id: at.otherSkillId },
        tags: [{ id: at.tagId }],
      })
      const days = Date.parse(now.pendingUntil ?? '') - server.server.kernel.clock.now().getTime()
      expect(Math.round(days / 86_400_000)).toBe(14)
    }
    expect(await admin.ticketBatches.undo(batchId ?? '')).toMatchObject({ state: 'undone', done: 0 })
    expect(await admin.tickets.show(made[0]?.id ?? '')).toMatchObject({
      ...{ stateType: 'open', skill: { id: at.skillId }, tags: [], values: [], priority: null },
    })
  })

  it('a macro that closes asks for what the way to the end requires, and says nothing where it does not close', async () => {
    const { id } = await macro({ move: 'close', finalStateId: at.endId, reply: 'Hecho.' })
    const made = await at.begun('Para cerrar')
    const preview = await admin.ticketMacros.preview(id, { ticketId: made.id })
    expect(preview).toMatchObject({
      error: 'blank',
      asks: [{ key: at.fieldKey, required: true }],
      changes: [],
    })
    const refusedOne = await admin.ticketMacros.apply(id, { rows: rows(made) })
    expect(refusedOne).toMatchObject({ batchId: null, results: [{ isDone: false, error: 'blank' }] })
    expect((await admin.ticketEntries.index(made.id)).data).toEqual([])
    const values = { [at.fieldKey]: 'Reclamación' }
    await admin.ticketMacros.apply(id, { rows: rows(made), values, allOrNone: true })
    expect(await admin.tickets.show(made.id)).toMatchObject({ outcome: 'closed' })
    const of = { scope: 'skill', skillId: at.otherSkillId, reply: 'De otro skill' } as const
    const other = await macro(of)
    const wrong = admin.ticketMacros.preview(other.id, { ticketId: made.id })
    expect(await wrong.safe()).toMatchObject(refused(422, { ticketId: [{ code: 'inclusion' }] }))
  })
})

describe('the language of a ticket', () => {
  it('TIC-15.2 the language of entry is kept to the answer: in whatever hands a ticket is', async () => {
    const made = await at.opened('In English, please', { language: 'en' })
    const [able] = await admin.tickets.assignees({ skillId: at.skillId })
    const given = await admin.tickets.assign(made.id, { userId: able?.id ?? null, version: made.version })
    const begun = await admin.tickets.transition(made.id, { transition: 'empezar', version: given.version })
    const { id } = await macro({ reply: '{{fecha}}' })
    await admin.ticketMacros.apply(id, { rows: rows(begun) })
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Europe/Madrid' })
    const [answer] = (await admin.ticketEntries.index(made.id)).data
    expect(answer?.text).toBe(day.format(server.server.kernel.clock.now()))
    expect((await admin.tickets.show(made.id)).language).toBe('en')
  })
})

describe('ticketMacros.create, ticketMacros.update, ticketMacros.patch, ticketMacros.destroy and ticketMacros.restore', () => {
  it('ticketMacros.index and ticketMacros.show: a personal one is only for whoever wrote it; one for others takes the right to manage tickets', async () => {
    const { portal } = await employed(server, ['TICKETS_VER', 'TICKETS_EDITAR', 'TICKETS_CREAR'])
    const name = `Mía ${crypto.randomUUID()}`
    const own = await portal.ticketMacros.create({ name, reply: 'Hola.' })
    const shared = await macro({ name, reply: 'Hola a todos.' })
    expect((await portal.ticketMacros.index({ search: name, scope: 'personal' })).data).toMatchObject([
      { id: own.id },
    ])
    expect((await admin.ticketMacros.index({ search: name })).data.map(({ id }) => id)).toEqual([shared.id])
    expect(await admin.ticketMacros.show(own.id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await admin.ticketMacros.destroy(own.id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await portal.ticketMacros.show(shared.id)).toMatchObject({ reply: 'Hola a todos.' })
    const patch = { version: shared.version, reply: 'Otra cosa.' }
    expect(await portal.ticketMacros.patch(shared.id, patch).safe()).toMatchObject({ error: { status: 403 } })
    // A macro that assigns requires the permission to assign.
    const assigning = await macro({ assign: 'nobody' })
    const theirs = await portal.tickets.create(at.input('De quien no asigna'))
    const tried = await portal.ticketMacros.preview(assigning.id, { ticketId: theirs.id })
    expect(tried).toMatchObject({ error: 'forbidden', changes: [] })
    const everybody = { version: own.version, name, reply: 'Hola.', scope: 'everybody' as const }
    expect(await portal.ticketMacros.update(own.id, everybody).safe()).toMatchObject({
      error: { status: 403 },
    })
    await portal.ticketMacros.destroy(own.id)
    expect(await portal.ticketMacros.restore(own.id)).toMatchObject({ name })
    expect(await macro({ name, reply: 'Otra vez.' }).safe()).toMatchObject(
      refused(422, { name: [{ code: 'taken' }] }),
    )
  })

  it('says with what it does something, and does something', async () => {
    expect(await macro({}).safe()).toMatchObject(refused(422, { reply: [{ code: 'blank' }] }))
    for (const [more, field] of [
      [{ scope: 'skill', reply: 'Hola.' }, 'skillId'],
      [{ move: 'postpone' }, 'pendingDays'],
      [{ move: 'close' }, 'finalStateId'],
      [{ assign: 'person' }, 'assigneeId'],
    ] as const)
      expect(await macro(more).safe()).toMatchObject(refused(422, { [field]: [{ code: 'blank' }] }))
  })
})
