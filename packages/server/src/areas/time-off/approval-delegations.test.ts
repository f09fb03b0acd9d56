import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Absences, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { coordinated, daysFrom } from '#testing/vacations.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

const deciding = [
  ...(['VER_DASHBOARD', 'SOLICITAR_VACACIONES', 'VACACIONES_CAMBIAR_ESTADO', 'NOTIFICACIONES_VER'] as const),
  ...(['SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO', 'SOLICITUDES_AUSENCIA_VER', 'MENU_VACATION_EMPLOYEE'] as const),
] as const
const now = { startsOn: '2026-03-02', endsOn: '2026-03-08' }
const both = ['vacationRequests', 'absences']

/** A person, their coordinator, and a coordinator of other people. */
async function team() {
  const one = await started.hired()
  const [lead, other] = [await employed(started.server, deciding), await employed(started.server, deciding)]
  await coordinated(started.server, one, lead)
  return { one, lead, other }
}

const give = ({ portal }: Employed, { id: delegateId }: Employed, families = both, days = now) =>
  portal.approvalDelegations.create({ delegateId, families, ...days })

const ask = ({ portal }: Employed, first = '2026-06-01') =>
  portal.vacationRequests.create({ kind: 'annual', days: daysFrom(first, 7), agreed: true })

const waiting = async ({ portal }: Employed, { name }: Employed) =>
  (await portal.inbox.index({ search: name })).data

describe('approvalDelegations.create, approvalDelegations.index and approvalDelegations.withdraw', () => {
  it('VAC-7 SOL-1.5: a substitute sees and decides what waits for who is away, and the history and the log name both', async () => {
    const { one, lead, other } = await team()
    const { id, version } = await ask(one)
    expect(await other.portal.vacationRequests.show(id).safe()).toMatchObject({ error: { status: 404 } })
    const made = await give(lead, other)
    expect(made).toMatchObject({ state: 'current', delegator: { id: lead.id }, delegate: { id: other.id } })
    const notifications = await other.portal.notifications.index({ kind: ['approvals.delegated'] })
    expect(notifications.data).toHaveLength(1)
    expect(await waiting(other, one)).toMatchObject([{ id, onBehalfOf: { id: lead.id } }])
    expect(await other.portal.inbox.summary()).toMatchObject({ count: 1, delegated: 1 })
    expect((await other.portal.inbox.index({ delegated: true })).data).toHaveLength(1)
    await other.portal.vacationRequests.decide({
      decision: 'approve',
      requests: [{ id, version }],
      hold: true,
    })
    started.clock.forward(7)
    const isDecided = async () => (await one.portal.vacationRequests.show(id)).state !== 'pending'
    await vi.waitUntil(isDecided, waitLimit)
    const { history } = await one.portal.vacationRequests.show(id)
    expect(history.at(-1)).toMatchObject({ by: { id: other.id }, onBehalfOf: { id: lead.id } })
    const events = await started.db
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .where('act', '=', 'vacationRequests.approve')
      .select(['userId', 'detail'])
      .execute()
    expect(events).toMatchObject([{ userId: other.id, detail: { onBehalfOf: lead.name } }])
    // The next stage's requests are not included.
    expect(await other.portal.vacationRequests.show(id).safe()).toMatchObject({ error: { status: 404 } })
  })

  it('it ends by a word of either side, and begins and ends with its days', async () => {
    const { one, lead, other } = await team()
    await ask(one)
    const { id } = await give(lead, other)
    expect((await other.portal.approvalDelegations.index({ side: 'received' })).data).toMatchObject([{ id }])
    expect((await other.portal.approvalDelegations.index({ side: 'given' })).data).toEqual([])
    expect(await one.portal.approvalDelegations.withdraw(id).safe()).toMatchObject({ error: { status: 403 } })
    await other.portal.approvalDelegations.withdraw(id)
    expect(await waiting(other, one)).toEqual([])
    expect(await lead.portal.approvalDelegations.withdraw(id).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
    await give(lead, other, both, { startsOn: '2026-03-03', endsOn: '2026-03-03' })
    expect(await waiting(other, one)).toEqual([])
  })

  it('it covers at most the delegator’s reach, not their own requests, and is not passed on', async () => {
    const { one, lead, other } = await team()
    const far = await started.hired()
    const third = await employed(started.server, deciding)
    await ask(far)
    await ask(one)
    await give(lead, other, ['absences'])
    expect(await waiting(other, one)).toEqual([])
    await give(lead, other, ['vacationRequests'])
    await give(other, third)
    expect(await waiting(other, one)).toHaveLength(1)
    expect(await waiting(other, far)).toEqual([])
    expect(await waiting(third, one)).toEqual([])
    // The delegate's own request waits for the delegator: nobody decides on their own.
    await coordinated(started.server, other, lead)
    const terms = {
      workCenterId: started.workCenterId,
      weeklyMinutes: 2400,
      kind: 'indefinite',
      startsOn: '2020-01-01',
    } as const
    await started.admin.contracts.create({ ...terms, employeeId: other.id })
    const own = await ask(other)
    expect(await waiting(other, other)).toEqual([])
    const input = { version: own.version }
    expect(await other.portal.vacationRequests.approve(own.id, input).safe()).toMatchObject({
      error: { status: 403 },
    })
  })

  it('it lends people and no permission: a private cause stays closed, however much the delegator may know', async () => {
    const one = await started.hired()
    const knowing = await employed(started.server, [
      ...deciding,
      'AUSENCIAS_VER_JUSTIFICANTES',
      'REPORTES_TODOS',
    ])
    const other = await employed(started.server, deciding)
    const absence = await started.reportAbsence(one, 'HOS', { from: '2026-03-04', kinship: 'first' })
    await started.db
      .updateTable('absences')
      .set({ state: 'in_review', stage: 'hr', stages: JSON.stringify(['hr']) })
      .where('id', '=', absence.id)
      .execute()
    await one.portal.workdayAdaptations.create({
      startsOn: '2026-04-01',
      wanted: 'Mañanas',
      reason: 'Colegio',
    })
    await started.db
      .updateTable('absenceTypes')
      .set({ private: true })
      .where('id', '=', started.typeId('HOS'))
      .execute()
    expect((await waiting(knowing, one)).find(({ family }) => family === 'absences')?.name).not.toBeNull()
    const refusedFor = await give(knowing, other, ['absences', 'workdayAdaptations']).catch(reasonsOf)
    expect(refusedFor).toEqual({ families: 'inclusion' })
    const given = await give(knowing, other, ['absences'])
    expect(given.state).toBe('current')
    expect(await waiting(other, one)).toMatchObject([
      { family: 'absences', what: 'absence', name: null, comment: null, days: null },
    ])
    expect(await other.portal.absences.show(absence.id)).toMatchObject({
      type: null,
      kinship: null,
      files: [],
    })
    const known = await waiting(knowing, one)
    const adaptation = known.find(({ family }) => family === 'workdayAdaptations')
    expect(await other.portal.workdayAdaptations.show(adaptation?.id ?? '').safe()).toMatchObject({
      error: { status: 404 },
    })
  })

  it('oneself, loops, days that are over and who decides on nothing of it are refused', async () => {
    const { one, lead, other } = await team()
    const third = await employed(started.server, deciding)
    expect(await give(lead, lead).catch(reasonsOf)).toEqual({ delegateId: 'own_account' })
    expect(await give(lead, one).catch(reasonsOf)).toEqual({ families: 'inclusion' })
    expect(await give(lead, other, ['clockCorrections']).catch(reasonsOf)).toEqual({ families: 'inclusion' })
    expect(await give(lead, other, ['accessRequests']).catch(reasonsOf)).toEqual({ families: 'inclusion' })
    const past = { startsOn: '2026-03-01', endsOn: '2026-03-05' }
    expect(await give(lead, other, both, past).catch(reasonsOf)).toEqual({ startsOn: 'too_soon' })
    const turned = { startsOn: '2026-03-05', endsOn: '2026-03-04' }
    expect(await give(lead, other, both, turned).catch(reasonsOf)).toEqual({ endsOn: 'less_than' })
    await give(lead, other)
    expect(await give(lead, other).catch(reasonsOf)).toEqual({ startsOn: 'taken' })
    expect(await give(other, lead).catch(reasonsOf)).toEqual({ delegateId: 'invalid' })
    await give(other, third)
    expect(await give(third, lead).catch(reasonsOf)).toEqual({ delegateId: 'invalid' })
    await give(third, lead, both, { startsOn: '2026-03-09', endsOn: '2026-03-10' })
  })
})

describe('approvalDelegations.create for somebody else', () => {
  const days = { startsOn: '2026-03-02', endsOn: '2026-03-08', families: both }

  it('VAC-7: HR appoints the stand-in of somebody who is ill, both are notified, and each of the three may end it', async () => {
    const { one, lead, other } = await team()
    const hr = await employed(started.server, [...deciding, 'REPORTES_TODOS'])
    const { id } = await ask(one)
    const offered = await hr.portal.approvalDelegations.delegates({
      ...{ delegatorId: lead.id, search: other.name },
    })
    expect(offered).toEqual([{ id: other.id, displayName: other.name, families: both }])
    const asked = { ...days, delegatorId: lead.id, delegateId: other.id }
    const made = await hr.portal.approvalDelegations.create(asked)
    expect(made).toMatchObject({
      ...{ delegator: { id: lead.id }, delegate: { id: other.id }, createdBy: { id: hr.id } },
      canWithdraw: true,
    })
    expect(await waiting(other, one)).toMatchObject([{ id, onBehalfOf: { id: lead.id } }])
    const notificationsOf = async (
      { portal }: Employed,
      kind: 'approvals.delegated' | 'approvals.standInNamed',
    ) => (await portal.notifications.index({ kind: [kind] })).data.map(({ data }) => data)
    expect(await notificationsOf(other, 'approvals.delegated')).toMatchObject([{ person: lead.name }])
    expect(await notificationsOf(lead, 'approvals.standInNamed')).toMatchObject([
      { person: other.name, by: hr.name },
    ])
    expect((await hr.portal.approvalDelegations.index({})).data).toMatchObject([{ id: made.id }])
    await hr.portal.approvalDelegations.withdraw(made.id)
    expect(await waiting(other, one)).toEqual([])
    const again = await hr.portal.approvalDelegations.create(asked)
    expect(await lead.portal.approvalDelegations.withdraw(again.id)).toMatchObject({ state: 'withdrawn' })
  })

  it('only somebody who sees everybody and decides on the same may appoint a stand-in for others', async () => {
    const { one, lead, other } = await team()
    const partly = await employed(started.server, [
      'VER_DASHBOARD',
      'VACACIONES_CAMBIAR_ESTADO',
      'REPORTES_TODOS',
    ])
    const hr = await employed(started.server, [...deciding, 'REPORTES_TODOS'])
    const asked = { ...days, delegatorId: lead.id, delegateId: other.id }
    const refusedTo = async ({ portal }: Employed, more: object = {}) => {
      const answer = await portal.approvalDelegations.create({ ...asked, ...more }).safe()
      if (answer.ok) throw new Error('it was made')
      return answer.error
    }
    const forbidden = { status: 403 }
    expect(await refusedTo(other, { delegateId: one.id })).toMatchObject(forbidden)
    expect(await other.portal.approvalDelegations.delegates({ delegatorId: lead.id }).safe()).toMatchObject({
      error: forbidden,
    })
    const seeing = await employed(started.server, ['VER_DASHBOARD', 'REPORTES_TODOS'])
    for (const delegatorId of [lead.id, one.id])
      expect(await seeing.portal.approvalDelegations.delegates({ delegatorId }).safe()).toMatchObject({
        error: forbidden,
      })
    const offered = { delegatorId: lead.id, search: other.name }
    expect(await partly.portal.approvalDelegations.delegates(offered)).toMatchObject([
      { id: other.id, families: ['vacationRequests'] },
    ])
    expect(await refusedTo(seeing)).toMatchObject(forbidden)
    expect(await refusedTo(partly)).toMatchObject(forbidden)
    const wrong = (field: string, code: string) => ({ status: 422, fields: { [field]: [{ code }] } })
    expect(await refusedTo(hr, { delegatorId: one.id })).toMatchObject(wrong('delegatorId', 'inclusion'))
    expect(await refusedTo(hr, { delegateId: lead.id })).toMatchObject(wrong('delegateId', 'own_account'))
    expect(await refusedTo(hr, { delegateId: one.id })).toMatchObject(wrong('families', 'inclusion'))
  })
})

const reasonsOf = (error: { fields: Record<string, { code: string }[]> }) =>
  Object.fromEntries(Object.entries(error.fields).map(([field, [first]]) => [field, first?.code]))

describe('approvalDelegations.delegates and approvalDelegations.proposals', () => {
  it('who has approved time off is offered to name a substitute for just these days', async () => {
    const { lead, other } = await team()
    expect(await lead.portal.approvalDelegations.proposals()).toEqual([])
    const terms = {
      workCenterId: started.workCenterId,
      weeklyMinutes: 2400,
      kind: 'indefinite',
      startsOn: '2020-01-01',
    } as const
    await started.admin.contracts.create({ ...terms, employeeId: lead.id })
    const { id } = await ask(lead, '2026-03-16')
    expect(await lead.portal.approvalDelegations.proposals()).toEqual([])
    await started.db
      .updateTable('vacationRequests')
      .set({ state: 'approved', stage: null })
      .where('id', '=', id)
      .execute()
    const away = { startsOn: '2026-03-16', endsOn: '2026-03-22' }
    expect(await lead.portal.approvalDelegations.proposals()).toEqual([{ ...away, families: both }])
    await give(lead, other, both, { startsOn: '2026-03-16', endsOn: '2026-03-18' })
    expect(await lead.portal.approvalDelegations.proposals()).toMatchObject([
      { startsOn: '2026-03-19', endsOn: '2026-03-22' },
    ])
    await give(lead, other, both, { startsOn: '2026-03-19', endsOn: '2026-03-22' })
    expect(await lead.portal.approvalDelegations.proposals()).toEqual([])
  })

  it('those are offered who decide on something of it themselves', async () => {
    const { one, lead, other } = await team()
    const found = async ({ name }: Employed) => lead.portal.approvalDelegations.delegates({ search: name })
    expect(await found(other)).toEqual([{ id: other.id, displayName: other.name, families: both }])
    expect(await found(one)).toEqual([])
    expect(await found(lead)).toEqual([])
  })
})
