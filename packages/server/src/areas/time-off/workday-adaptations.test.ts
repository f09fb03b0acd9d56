import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

const wanted = { startsOn: '2026-04-01', wanted: 'Turno de mañana', reason: 'Horario del colegio' }

describe('workdayAdaptations.create, workdayAdaptations.index and workdayAdaptations.show', () => {
  it('AUS-11.1: it is asked for with fifteen days for the answer, one at a time', async () => {
    const { one, lead } = await started.pair()
    const asked = await one.portal.workdayAdaptations.create(wanted)
    expect(asked).toMatchObject({ state: 'asked', dueOn: '2026-03-17', canReply: true, canAnswer: false })
    expect(await one.portal.workdayAdaptations.create(wanted).safe()).toMatchObject(
      refused(422, 'startsOn', 'taken'),
    )
    const wrong = { ...wanted, endsOn: '2026-03-31' }
    expect(await one.portal.workdayAdaptations.create(wrong).safe()).toMatchObject(
      refused(422, 'endsOn', 'invalid'),
    )
    expect(await lead.portal.workdayAdaptations.show(asked.id).safe()).toMatchObject({
      error: { status: 404 },
    })
    const seen = async ({ portal }: typeof one) =>
      (await portal.workdayAdaptations.index({ state: 'asked' })).data.map(({ id }) => id)
    expect(await seen(one)).toEqual([asked.id])
    expect(await seen(lead)).toEqual([])
    expect(await seen(started.hr)).toContain(asked.id)
    const notifications = await started.hr.portal.notifications.index({ kind: ['adaptations.asked'] })
    expect(notifications.data.map(({ data }) => data.person)).toContain(one.name)
  })
})

describe('workdayAdaptations.answer and workdayAdaptations.reply', () => {
  it('AUS-11.2: a refusal has its reasons, or an alternative is offered, which the person accepts', async () => {
    const { one } = await started.pair()
    const { hr } = started
    const { id } = await one.portal.workdayAdaptations.create(wanted)
    const answer = (input: Parameters<typeof hr.portal.workdayAdaptations.answer>[1]) =>
      hr.portal.workdayAdaptations.answer(id, input)
    expect(await answer({ version: 1, answer: 'refused' }).safe()).toMatchObject(
      refused(422, 'comment', 'blank'),
    )
    expect(await answer({ version: 1, answer: 'proposed' }).safe()).toMatchObject(
      refused(422, 'alternative', 'blank'),
    )
    const offered = await answer({ version: 1, answer: 'proposed', alternative: 'De 9:00 a 16:00' })
    expect(offered).toMatchObject({ state: 'proposed', answeredBy: { id: hr.id } })
    expect(await answer({ version: 2, answer: 'granted' }).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
    const replied = await one.portal.workdayAdaptations.reply(id, { version: 2, reply: 'accepted' })
    expect(replied).toMatchObject({ state: 'accepted', canReply: false })
    expect((await one.portal.notifications.index({ kind: ['adaptations.decided'] })).data).toHaveLength(1)
  })

  it('the log reveals neither the request nor its reason', async () => {
    const { one } = await started.pair()
    const { id } = await one.portal.workdayAdaptations.create(wanted)
    await one.portal.workdayAdaptations.reply(id, { version: 1, reply: 'withdrawn' })
    const events = await started.db
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .select(['act', 'before', 'after', 'detail'])
      .execute()
    expect(events.map(({ act }) => act)).toEqual(['workdayAdaptations.create', 'workdayAdaptations.reply'])
    expect(JSON.stringify(events)).not.toMatch(/mañana|colegio/)
  })

  it('an answer after the last day comes too late, whether or not the silence was written down', async () => {
    const { one } = await started.pair()
    const { id } = await one.portal.workdayAdaptations.create(wanted)
    await started.db
      .updateTable('workdayAdaptations')
      .set({ dueOn: '2026-03-01' })
      .where('id', '=', id)
      .execute()
    const late = { version: 1, answer: 'refused', comment: 'No hay ese turno' } as const
    expect(await started.hr.portal.workdayAdaptations.answer(id, late).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
  })

  it('people without access are not notified of it', async () => {
    const { one } = await started.pair()
    const deciding = ['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO', 'REPORTES_TODOS', 'NOTIFICACIONES_VER'] as const
    const other = await employed(started.server, deciding)
    await one.portal.workdayAdaptations.create(wanted)
    const { data } = await other.portal.notifications.index({ kind: ['adaptations.asked'] })
    expect(data).toEqual([])
  })

  it('AUS-11.3: silence grants it when the fifteen days are over', async () => {
    const { one } = await started.pair()
    const { id } = await one.portal.workdayAdaptations.create(wanted)
    await started.morningOf('2026-03-18', one)
    await vi.waitUntil(
      async () => (await one.portal.workdayAdaptations.show(id)).state === 'granted_by_silence',
      waitLimit,
    )
  })
})
