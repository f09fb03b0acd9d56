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
      kind: 'annual',
      type: null,
    }
    const { refusals } = await vacationRequests.preview(week('2026-06-06'))
    expect(refusals).toMatchObject([{ rule: 'overlap', date: '2026-06-06', heldBy: held }])
    expect((await vacationRequests.preview({ ...week('2026-06-06'), requestId: id })).refusals).toEqual([])
    const approved = { state: 'approved', stage: null, escalatesAt: null } as const
    await started.db.updateTable('vacationRequests').set(approved).where('id', '=', id).execute()
    const absence = { absenceTypeId: started.typeId('APR'), from: '2026-06-03' }
    expect((await absences.preview(absence)).refusals).toMatchObject([{ rule: 'vacation', heldBy: held }])
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
