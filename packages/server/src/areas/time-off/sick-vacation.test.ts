import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employed } from '#testing/employed.ts'
import { amountsOf, approvedBy, asked, startVacations, type Vacations } from '#testing/vacations.ts'

let started: Vacations
let manager: Awaited<ReturnType<typeof employed>>
let sickId: string
let aprId: string
beforeAll(async () => {
  started = await startVacations()
  manager = await employed(started.server, [
    ...(['GESTIONAR_AUSENCIAS', 'AUSENCIAS_VER_JUSTIFICANTES', 'REPORTES_TODOS'] as const),
    'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
  ])
  const typeId = async (search: string) =>
    (await started.admin.absenceTypes.index({ search })).data[0]?.id ?? ''
  ;[sickId, aprId] = [await typeId('ITC'), await typeId('APR')]
})
afterAll(() => started.server.close())

/** An approved week in August, and its person. */
async function away() {
  const { one, lead } = await started.pair()
  const request = await asked(one, '2026-08-03')
  await approvedBy(lead, started.hr, request.id)
  return { one, lead, requestId: request.id }
}

const ill = (employeeId: string, until: string | null) =>
  manager.portal.absences.create({ employeeId, absenceTypeId: sickId, from: '2026-08-05', until })

const returned = async ({ portal }: Awaited<ReturnType<typeof away>>['one']) => {
  const { data } = await portal.vacationMovements.index({ kind: ['return'], sort: 'createdAt' })
  // Rows written at one instant of the fixed clock have no order.
  return data
    .map(({ units, validUntil }) => [units, validUntil] as const)
    .toSorted(([one], [other]) => other - one)
}

describe('sick leave over approved vacation', () => {
  it('returns its days, to be spent within eighteen months from the end of their year', async () => {
    const { one } = await away()
    expect(await amountsOf(one)).toMatchObject({ available: 42 })
    const leave = await ill(one.id, '2026-08-06')
    expect(leave.state).toBe('approved')
    expect(await amountsOf(one)).toMatchObject({ available: 46, adjusted: 4 })
    expect(await returned(one)).toEqual([[4, '2028-06-30']])
    const { terms } = await one.portal.vacationBalances.show(one.id, { year: 2026 })
    expect(terms).toContainEqual(expect.objectContaining({ of: 'adjusted', units: 4 }))
  })

  it('returns all of the rest while it is open, and takes back what lies after the discharge', async () => {
    const { one } = await away()
    const leave = await ill(one.id, null)
    expect(await amountsOf(one)).toMatchObject({ available: 52 })
    await manager.portal.absences.addPart(leave.id, {
      ...{ version: leave.version, kind: 'discharge', on: '2026-08-07' },
    })
    expect(await amountsOf(one)).toMatchObject({ available: 48 })
    expect(await returned(one)).toEqual([
      [10, '2028-06-30'],
      [-4, '2028-06-30'],
    ])
  })

  it('its days are lost to the sick leave in the rates, and are no vacation', async () => {
    const { one, lead } = await away()
    const week = { from: '2026-08-03', until: '2026-08-07', coordinatorId: lead.id }
    const before = await started.admin.absenteeism.show(week)
    expect(before.vacationMinutes).toBeGreaterThan(0)
    await ill(one.id, '2026-08-06')
    const after = await started.admin.absenteeism.show(week)
    expect(after.vacationMinutes).toBe((before.vacationMinutes * 3) / 5)
  })

  it('a cancellation, of the sick leave or of the vacation, leaves nothing returned twice', async () => {
    const first = await away()
    const leave = await ill(first.one.id, '2026-08-06')
    const why = { version: leave.version, comment: 'Anotada por error' }
    await manager.portal.absences.cancel(leave.id, why)
    expect(await amountsOf(first.one)).toMatchObject({ available: 42 })
    const second = await away()
    await ill(second.one.id, '2026-08-06')
    const { version } = await second.one.portal.vacationRequests.show(second.requestId)
    await started.hr.portal.vacationRequests.cancelByCompany(second.requestId, {
      ...{ version, comment: 'Campaña urgente' },
    })
    expect(await amountsOf(second.one)).toMatchObject({ available: 56 })
  })

  it('a request is not approved over an absence approved meanwhile, which is named to people who may see it', async () => {
    const { one, lead } = await started.pair()
    const { id } = await asked(one, '2026-08-03')
    const away = { employeeId: one.id, absenceTypeId: aprId, from: '2026-08-04' }
    const absence = await manager.portal.absences.create(away)
    const { version } = await lead.portal.vacationRequests.approve(id, { version: 1 })
    const taken = { code: 'taken', value: '2026-08-04', heldBy: undefined }
    // HR in these tests decides on vacation, and sees no absence.
    await expect(started.hr.portal.vacationRequests.approve(id, { version })).rejects.toMatchObject({
      ...{ status: 409, fields: { state: [taken] } },
    })
    const seeing = ['VACACIONES_CAMBIAR_ESTADO', 'REPORTES_TODOS', 'SOLICITUDES_AUSENCIA_VER'] as const
    const other = await employed(started.server, seeing)
    const person = { id: one.id, displayName: one.name }
    const held = { family: 'absence', id: absence.id, person, from: '2026-08-04', until: '2026-08-04' }
    const refused = await other.portal.vacationRequests.approve(id, { version }).safe()
    expect(refused).toMatchObject({
      error: { status: 409, fields: { state: [{ ...taken, heldBy: { ...held, state: 'approved' } }] } },
    })
    const [result] = await other.portal.vacationRequests.decide({
      ...{ decision: 'approve', requests: [{ id, version }] },
    })
    expect(result?.errors).toMatchObject({ state: [{ error: 'taken', value: '2026-08-04', heldBy: held }] })
    // It contains neither the type nor the reason of the absence (AUS-3).
    expect(JSON.stringify([refused, result])).not.toMatch(/APR|asunto/i)
  })

  it('any other absence over vacation is refused, with the day', async () => {
    const { one } = await away()
    const entered = { employeeId: one.id, absenceTypeId: aprId, from: '2026-08-04' }
    const answer = await manager.portal.absences.create(entered).safe()
    expect(answer).toMatchObject({
      error: { status: 422, fields: { from: [{ code: 'taken', value: '2026-08-04' }] } },
    })
  })
})
