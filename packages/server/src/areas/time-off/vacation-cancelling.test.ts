import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amountsOf, approvedBy, asked, daysFrom, startVacations, type Vacations } from '#testing/vacations.ts'

let started: Vacations
beforeAll(async () => {
  started = await startVacations()
})
afterAll(() => started.server.close())

/** An approved week in August. */
async function approved() {
  const { one, lead } = await started.pair()
  const request = await asked(one, '2026-08-03')
  await approvedBy(lead, started.hr, request.id)
  return { one, lead, id: request.id }
}

describe('vacationRequests.withdraw, vacationRequests.cancel and vacationRequests.cancelByCompany', () => {
  it('VAC-5.1: what waits is taken back freely', async () => {
    const { one } = await started.pair()
    const { id } = await asked(one, '2026-08-03')
    expect(await one.portal.vacationRequests.withdraw(id, { version: 1 })).toMatchObject({
      state: 'withdrawn',
    })
    expect(await amountsOf(one)).toMatchObject({ available: 56, pending: 0 })
    await expect(one.portal.vacationRequests.withdraw(id, { version: 2 })).rejects.toMatchObject({
      status: 409,
    })
  })

  it('VAC-5.2: an approved request is in force until its cancellation is approved, and then returns to its bucket', async () => {
    const { one, id } = await approved()
    const { hr } = started
    await expect(one.portal.vacationRequests.withdraw(id, { version: 3 })).rejects.toMatchObject({
      status: 409,
    })
    const asking = await one.portal.vacationRequests.cancel(id, { version: 3, comment: 'Cambio de planes' })
    expect(asking).toMatchObject({ state: 'cancellation_requested', stage: 'hr' })
    expect(await amountsOf(one)).toMatchObject({ available: 42, approved: 14, pending: 0 })
    const refused = await hr.portal.vacationRequests.reject(id, { version: 4, comment: 'Ya está cubierto' })
    expect(refused).toMatchObject({ state: 'approved', stage: null })
    await one.portal.vacationRequests.cancel(id, { version: 5, comment: 'De verdad no puedo' })
    expect(await hr.portal.vacationRequests.approve(id, { version: 6 })).toMatchObject({ state: 'cancelled' })
    expect(await amountsOf(one)).toMatchObject({ available: 56, approved: 0 })
    const { data } = await one.portal.vacationMovements.index({
      kind: ['consumption', 'return'],
      sort: 'createdAt',
    })
    expect(data.map(({ kind, units }) => [kind, units]).sort()).toEqual([
      ['consumption', -14],
      ['return', 14],
    ])
    const spent = data.find(({ kind }) => kind === 'consumption')
    expect(data.find(({ kind }) => kind === 'return')?.reverses).toBe(spent?.id)
  })

  it('HR cancels for the company with a reason that the person reads; who coordinates may not', async () => {
    const { one, lead, id } = await approved()
    const act = { version: 3, comment: 'Campaña urgente' }
    await expect(lead.portal.vacationRequests.cancelByCompany(id, act)).rejects.toMatchObject({ status: 403 })
    const done = await started.hr.portal.vacationRequests.cancelByCompany(id, act)
    expect(done).toMatchObject({ state: 'cancelled_by_company' })
    expect(await amountsOf(one)).toMatchObject({ available: 56 })
    const { data } = await one.portal.notifications.index({ kind: ['vacations.cancelled'] })
    expect(data[0]?.data).toMatchObject({ reason: 'Campaña urgente', from: '2026-08-03' })
  })
})

describe('vacationRequests.cancel and vacationRequests.cancelByCompany of vacation that has begun', () => {
  const tooLate = { status: 409, fields: { state: [{ code: 'invalid' }] } }

  it('is refused to the person and to HR, and nothing of it returns', async () => {
    const { one, lead } = await started.pair()
    const days = daysFrom('2026-03-02', 7)
    const { id } = await lead.portal.vacationRequests.create({
      ...{ kind: 'annual', days, agreed: true, employeeId: one.id },
    })
    await approvedBy(lead, started.hr, id)
    const act = { version: 3, comment: 'Demasiado tarde' }
    expect(await one.portal.vacationRequests.show(id)).toMatchObject({ canCancel: false })
    expect(await started.hr.portal.vacationRequests.show(id)).toMatchObject({ canCancelByCompany: false })
    await expect(one.portal.vacationRequests.cancel(id, act)).rejects.toMatchObject(tooLate)
    await expect(started.hr.portal.vacationRequests.cancelByCompany(id, act)).rejects.toMatchObject(tooLate)
    expect(await amountsOf(one)).toMatchObject({ available: 42 })
  })

  it('a cancellation asked for before can only be refused', async () => {
    const { one, id } = await approved()
    await one.portal.vacationRequests.cancel(id, { version: 3, comment: 'Cambio de planes' })
    await started.server.server.kernel.database.db
      .updateTable('vacationRequests')
      .set({ startsOn: '2026-03-02' })
      .where('id', '=', id)
      .execute()
    const { vacationRequests } = started.hr.portal
    await expect(vacationRequests.approve(id, { version: 4 })).rejects.toMatchObject(tooLate)
    const kept = await vacationRequests.reject(id, { version: 4, comment: 'Ya ha empezado' })
    expect(kept).toMatchObject({ stage: null, state: 'approved' })
  })
})

describe('vacationRequests.update and vacationRequests.decide', () => {
  it('a draft holds nothing, is nobody else’s, and is judged once it is sent', async () => {
    const { one, lead } = await started.pair()
    const draft = await one.portal.vacationRequests.create({
      ...{ kind: 'annual', days: daysFrom('2026-08-03', 5), draft: true },
    })
    expect(draft).toMatchObject({ state: 'draft', stage: null, canEdit: true, spends: [] })
    expect(await amountsOf(one)).toMatchObject({ available: 56, pending: 0 })
    await expect(lead.portal.vacationRequests.show(draft.id)).rejects.toMatchObject({ status: 404 })
    const send = (days: number) =>
      one.portal.vacationRequests.update(draft.id, {
        ...{ kind: 'annual', days: daysFrom('2026-08-03', days), version: 1 },
      })
    await expect(send(5)).rejects.toMatchObject({
      status: 422,
      fields: { days: [{ value: 'block_length' }] },
    })
    expect(await send(7)).toMatchObject({ state: 'pending', units: 14, version: 2 })
    await expect(send(7)).rejects.toMatchObject({ status: 409, fields: { state: [{ code: 'invalid' }] } })
  })

  it('a draft for somebody else is taken back by who wrote it', async () => {
    const { one } = await started.pair()
    const { vacationRequests } = started.hr.portal
    const draft = await vacationRequests.create({
      ...{ kind: 'annual', days: daysFrom('2026-08-03', 7), draft: true, employeeId: one.id },
    })
    expect(draft).toMatchObject({ canEdit: true, canWithdraw: true })
    await expect(one.portal.vacationRequests.withdraw(draft.id, { version: 1 })).rejects.toMatchObject({
      status: 404,
    })
    expect(await vacationRequests.withdraw(draft.id, { version: 1 })).toMatchObject({ state: 'withdrawn' })
  })

  it('a draft has no day twice', async () => {
    const { one } = await started.pair()
    const draft = (days: { date: string; part?: 'day' | 'morning' }[]) =>
      one.portal.vacationRequests.create({ kind: 'annual', days, draft: true })
    const [day, taken] = [
      { date: '2026-08-03' },
      { fields: { days: [{ code: 'taken', value: '2026-08-03' }] } },
    ]
    await expect(draft([day, day])).rejects.toMatchObject({ status: 422, ...taken })
    await expect(draft([day, { ...day, part: 'morning' }])).rejects.toMatchObject({ status: 422, ...taken })
  })

  it('many are decided on at once, and the refusal of one does not affect the others', async () => {
    const { one, lead } = await started.pair()
    const [first, second] = [await asked(one, '2026-08-03'), await asked(one, '2026-09-07')]
    const requests = [
      { id: first.id, version: 1 },
      { id: second.id, version: 7 },
      { id: lead.id, version: 1 },
    ]
    const results = await lead.portal.vacationRequests.decide({ decision: 'approve', requests })
    expect(results).toMatchObject([
      { id: first.id, state: 'preapproved', errors: null },
      { id: second.id, state: null, errors: { version: [{ error: 'stale' }] } },
      { id: lead.id, state: null, errors: { id: [{ error: 'inclusion' }] } },
    ])
    const silent = { decision: 'reject', requests } as const
    await expect(lead.portal.vacationRequests.decide(silent)).rejects.toMatchObject({
      ...{ status: 422, fields: { comment: [{ code: 'blank' }] } },
    })
  })
})

describe('vacationRequests.index and vacationRequests.show', () => {
  it('requests are found by dates, skill, DNI and several states, and by who waits', async () => {
    const { one, lead } = await started.pair()
    const request = await asked(one, '2026-08-03')
    const { portal } = lead
    const ids = async (query: Parameters<typeof portal.vacationRequests.index>[0]) =>
      (await portal.vacationRequests.index(query)).data.map(({ id }) => id)
    expect(await ids({ waiting: true })).toEqual([request.id])
    expect(await ids({ initialDate: '2026-08-09', endDate: '2026-08-09' })).toEqual([request.id])
    expect(await ids({ initialDate: '2026-08-10' })).toEqual([])
    expect(await ids({ endDate: '2026-08-02' })).toEqual([])
    expect(await ids({ selectedState: ['pending', 'approved'] })).toEqual([request.id])
    expect(await ids({ selectedState: ['approved'] })).toEqual([])
    expect(await ids({ active: 0 })).toEqual([])
    const { db } = started.server.server.kernel.database
    const skill = await db.selectFrom('skills').select('id').limit(1).executeTakeFirstOrThrow()
    expect(await ids({ selectedSkill: skill.id })).toEqual([])
    const { dni } = await db
      .selectFrom('employees')
      .where('userId', '=', one.id)
      .select('dni')
      .executeTakeFirstOrThrow()
    const byHr = await started.hr.portal.vacationRequests.index({ dni })
    expect(byHr.data.map(({ id }) => id)).toEqual([request.id])
    expect(await ids({ dni })).toEqual([])
    await portal.vacationRequests.approve(request.id, { version: 1 })
    expect(await ids({ waiting: true })).toEqual([])
  })
})
