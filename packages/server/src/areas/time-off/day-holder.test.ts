import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { employed } from '#testing/employed.ts'
import { daysFrom } from '#testing/vacations.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

const deciding = ['SOLICITAR_VACACIONES', 'VACACIONES_CAMBIAR_ESTADO', 'REPORTES_TODOS'] as const
const week = (first: string) => ({ kind: 'annual', days: daysFrom(first, 7) }) as const

describe('vacationRequests.preview and absences.preview of a day that is taken', () => {
  it('name the request that holds it, with its dates and its kind', async () => {
    const { one } = await started.pair()
    const { vacationRequests, absences } = one.portal
    const { id } = await vacationRequests.create({ ...week('2026-06-01'), agreed: true })
    const held = {
      family: 'vacation',
      id,
      from: '2026-06-01',
      until: '2026-06-07',
      state: 'pending',
      kind: 'annual',
      type: null,
    }
    const { refusals } = await vacationRequests.preview(week('2026-06-06'))
    expect(refusals).toMatchObject([{ rule: 'overlap', date: '2026-06-06', heldBy: held }])
    expect((await vacationRequests.preview({ ...week('2026-06-06'), requestId: id })).refusals).toEqual([])
    const approved = { state: 'approved', stage: null, escalatesAt: null } as const
    await started.db.updateTable('vacationRequests').set(approved).where('id', '=', id).execute()
    const absence = { absenceTypeId: started.typeId('APR'), from: '2026-06-03' }
    expect((await absences.preview(absence)).refusals).toMatchObject([
      { rule: 'vacation', heldBy: { ...held, state: 'approved' } },
    ])
  })

  it('name an absence to its person with its type, to who sees absences without a private one, and to nobody else', async () => {
    const { one, lead } = await started.pair()
    const day = { from: '2026-03-04', until: '2026-03-05', kinship: 'first' } as const
    const { id } = await started.reportAbsence(one, 'HOS', day)
    const asked = { ...week('2026-03-05'), employeeId: one.id }
    const own = await one.portal.vacationRequests.preview(asked)
    const overlap = own.refusals.find(({ rule }) => rule === 'overlap')
    expect(overlap).toMatchObject({ heldBy: { id, type: { code: 'HOS' } } })
    const again = { employeeId: one.id, absenceTypeId: started.typeId('APR'), from: '2026-03-05' }
    const seen = await lead.portal.absences.preview(again)
    expect(seen.refusals).toMatchObject([{ rule: 'overlap', heldBy: { family: 'absence', id, type: null } }])

    const other = await employed(started.server, deciding)
    const preview = await other.portal.vacationRequests.preview(asked)
    expect(preview.refusals).toContainEqual(expect.objectContaining({ rule: 'overlap', heldBy: null }))
    expect(JSON.stringify([seen, preview])).not.toMatch(/HOS|hospital/i)
    expect(JSON.stringify(preview)).not.toContain(id)
  })
})

/** The error of the field in a refusal, with the request that holds the day. */
const taken = (field: string, value: string, heldBy: object | undefined) => ({
  error: { status: 422, fields: { [field]: [{ code: 'taken', value, heldBy }] } },
})

describe('vacationRequests.create, vacationRequests.update and absences.create of a day that is taken', () => {
  it('name the request that holds it with its dates and its state, as far as who asks may see it', async () => {
    const { one, lead } = await started.pair()
    const { vacationRequests, absences } = one.portal
    const { id } = await vacationRequests.create({ ...week('2026-06-01'), agreed: true })
    const person = { id: one.id, displayName: one.name }
    const dates = { from: '2026-06-01', until: '2026-06-07' }
    const held = { family: 'vacation', id, person, ...dates, state: 'pending' }
    const again = await vacationRequests.create({ ...week('2026-06-06'), agreed: true }).safe()
    expect(again).toMatchObject(taken('days', '2026-06-06', held))
    const later = await vacationRequests.create({ ...week('2026-07-06'), draft: true })
    const moved = { ...week('2026-06-07'), agreed: true, draft: false, version: later.version }
    expect(await vacationRequests.update(later.id, moved).safe()).toMatchObject(
      taken('days', '2026-06-07', held),
    )
    const approved = { state: 'approved', stage: null, escalatesAt: null } as const
    await started.db.updateTable('vacationRequests').set(approved).where('id', '=', id).execute()
    const absence = { absenceTypeId: started.typeId('APR'), from: '2026-06-03' }
    expect(await absences.create(absence).safe()).toMatchObject(
      taken('from', '2026-06-03', { ...held, state: 'approved' }),
    )

    const day = { from: '2026-03-04', until: '2026-03-05', kinship: 'first' } as const
    const hidden = await started.reportAbsence(one, 'HOS', day)
    const other = await employed(started.server, deciding)
    const asked = { ...week('2026-03-05'), employeeId: one.id, agreed: true }
    const refused = await other.portal.vacationRequests.create(asked).safe()
    expect(refused).toMatchObject(taken('days', '2026-03-05', undefined))
    const elsewhere = { employeeId: one.id, absenceTypeId: started.typeId('APR'), from: '2026-03-05' }
    const seen = await lead.portal.absences.create(elsewhere).safe()
    expect(seen).toMatchObject(taken('from', '2026-03-05', { family: 'absence', id: hidden.id, person }))
    expect(JSON.stringify([seen, refused])).not.toMatch(/HOS|hospital/i)
  })
})
