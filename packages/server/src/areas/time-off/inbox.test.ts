import { randomUUID } from 'node:crypto'
import type { InboxItem, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Absences, scan, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { complete } from '#testing/telework.ts'
import { coordinated, daysFrom } from '#testing/vacations.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

const managing = [
  ...(['VER_DASHBOARD', 'GESTIONAR_AUSENCIAS', 'SOLICITUDES_AUSENCIA_VER', 'NOTIFICACIONES_VER'] as const),
  ...([
    'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
    'VACACIONES_CAMBIAR_ESTADO',
    'MENU_VACATION_EMPLOYEE',
  ] as const),
  ...(['FICHAJE_CORREGIR', 'ACCESOS_VER'] as const),
] as const

const wanted = { startsOn: '2026-04-01', wanted: 'Turno de mañana', reason: 'Horario del colegio' }
const week = { kind: 'annual', days: daysFrom('2026-06-01', 7), agreed: true } as const

/** A new employee, and a coordinator who decides. */
async function team() {
  const one = await started.hired()
  const lead = await employed(started.server, managing)
  await coordinated(started.server, one, lead)
  return { one, lead }
}

/** A coordinator's pending items about a person. */
const waitingOf = async (portal: Portal, { name }: Employed): Promise<readonly InboxItem[]> =>
  (await portal.inbox.index({ search: name })).data

const families = (items: readonly InboxItem[]) => items.map(({ family }) => family).sort()

describe('inbox.index and inbox.summary', () => {
  it('SOL-1.1 TAR-2.1: approvals, corrections and requests of every kind are in one list, in the same form', async () => {
    const one = await employed(started.server, [
      ...(['AUSENCIAS', 'MENU_ACCESOS', 'FICHAJE_CREAR', 'SOLICITAR_VACACIONES', 'VER_DASHBOARD'] as const),
    ])
    const planner = await employed(started.server, [
      'VER_DASHBOARD',
      'GESTIONAR_VACACIONES_OP_APROBAR',
      'REPORTES_TODOS',
    ])
    const { admin, workCenterId } = started
    const hired = { workCenterId, weeklyMinutes: 2400, kind: 'indefinite', startsOn: '2020-01-01' } as const
    await admin.contracts.create({ ...hired, employeeId: one.id })
    await one.portal.clockCorrections.create({
      ...{ change: 'add', kind: 'in', at: '2026-02-27T08:00:00.000Z', reason: 'Olvidé fichar' },
    })
    await one.portal.vacationRequests.create(week)
    const absence = await started.reportAbsence(one, 'MUD', { from: '2026-03-09' })
    await one.portal.absences.justify(absence.id, {
      ...{ version: absence.version, fileIds: [(await one.portal.absenceFiles.create(scan())).id] },
    })
    await one.portal.workdayAdaptations.create(wanted)
    await one.portal.accessRequests.create({ permission: 'MENU_LOGS', reason: 'Reviso el registro' })
    await admin.teleworkVersions.create({ ...complete({ startsOn: '2026-05-01' }), employeeId: one.id })
    const items = await waitingOf(admin, one)
    expect(families(items)).toEqual([
      ...['absences', 'accessRequests', 'clockCorrections', 'teleworkVersions'],
      ...['vacationRequests', 'workdayAdaptations'],
    ])
    expect(items.find(({ family }) => family === 'teleworkVersions')).toMatchObject({
      what: 'draft',
      acts: ['approve'],
    })
    expect(items.every(({ person }) => person.id === one.id)).toBe(true)
    expect(items.find(({ family }) => family === 'absences')).toMatchObject({
      what: 'proof',
      acts: ['approve', 'reject'],
    })
    const { count, families: counted } = await admin.inbox.summary()
    expect(count).toBe(counted.reduce((sum, family) => sum + family.count, 0))
    // Planners also find the requests of plans there.
    await started.db
      .updateTable('vacationRequests')
      .set({ planId: await anyPlan() })
      .where('employeeId', '=', one.id)
      .execute()
    expect(families(await waitingOf(planner.portal, one))).toEqual(['operationVacations'])
  })

  it('TAR-2.1: what the company asks of somebody waits for their consent, and for nobody else', async () => {
    const one = await employed(started.server, ['MENU_ACCESOS', 'FICHAJE_CREAR', 'VER_DASHBOARD'])
    const { admin, workCenterId } = started
    const hired = { workCenterId, weeklyMinutes: 2400, kind: 'indefinite', startsOn: '2020-01-01' } as const
    await admin.contracts.create({ ...hired, employeeId: one.id })
    const correction = await admin.clockCorrections.create({
      ...{ employeeId: one.id, change: 'add', kind: 'in', at: '2026-02-27T08:00:00.000Z' },
      reason: 'Olvidó fichar',
    })
    // A month of theirs to confirm waits for them, too.
    const waiting = async () =>
      (await one.portal.inbox.summary()).families.find(({ family }) => family === 'clockCorrections')?.count
    const { data } = await one.portal.inbox.index({ family: ['clockCorrections'] })
    expect(data).toMatchObject([
      { family: 'clockCorrections', id: correction.id, person: { id: one.id }, acts: ['approve', 'reject'] },
    ])
    expect(await waiting()).toBe(1)
    expect(await waitingOf(admin, one)).toEqual([])
    await one.portal.clockCorrections.approve(correction.id)
    expect(await waiting()).toBe(0)
  })

  it('SOL-1.2: an adaptation granted by silence has a deadline, and comes before later ones', async () => {
    const { one } = await team()
    const decider = await employed(started.server, [
      ...managing,
      'AUSENCIAS_VER_JUSTIFICANTES',
      'REPORTES_TODOS',
    ])
    await one.portal.vacationRequests.create(week)
    await one.portal.workdayAdaptations.create(wanted)
    const items = await waitingOf(decider.portal, one)
    // After fifteen days it is granted automatically.
    expect(items[0]).toMatchObject({
      ...{ family: 'workdayAdaptations', dueRule: 'silence_grants', isOverdue: false },
      dueAt: '2026-03-18T00:00:00.000Z',
    })
  })

  it('SOL-1.3: it is narrowed by kind, person, DNI, skill, group, day, deadline and delegation', async () => {
    const { one, lead } = await team()
    await one.portal.vacationRequests.create(week)
    await started.reportAbsence(one, 'EXC', { from: '2026-03-10' }).catch(() => undefined)
    const asked = async (query: Parameters<typeof lead.portal.inbox.index>[0]) =>
      (await lead.portal.inbox.index(query)).meta.totalCount
    const { portal } = lead
    const all = await asked({})
    expect(all).toBeGreaterThan(0)
    expect(await asked({ family: ['vacationRequests'] })).toBe(1)
    expect(await asked({ family: ['clockCorrections'] })).toBe(0)
    expect(await portal.inbox.index({ family: ['nothing'] }).safe()).toMatchObject(
      refused(422, 'family', 'inclusion', 'nothing'),
    )
    expect(await asked({ search: randomUUID() })).toBe(0)
    expect(await asked({ dni: one.name.split(' ')[1] ?? '' })).toBe(0)
    const knowing = await employed(started.server, [
      ...managing,
      'REPORTES_TODOS',
      'EMPLEADOS_VER_DATOS_PERSONALES',
    ])
    const byDni = await knowing.portal.inbox.index({ dni: one.name.split(' ')[1] ?? '' })
    expect(byDni.data.map(({ person }) => person.id)).toContain(one.id)
    expect(await asked({ selectedSkill: randomUUID() })).toBe(0)
    const group = await started.admin.employeeGroups.create({ name: `Grupo ${randomUUID()}`, kind: 'manual' })
    expect(await asked({ groupId: group.id })).toBe(0)
    await started.admin.employeeGroupMembers.assign(group.id, { employeeIds: [one.id] })
    expect(await asked({ groupId: group.id })).toBe(all)
    expect(await asked({ askedBefore: '2026-03-02' })).toBe(0)
    expect(await asked({ askedBefore: '2026-03-03' })).toBe(all)
    expect(await asked({ overdue: true })).toBe(0)
    expect(await asked({ delegated: true })).toBe(0)
    await started.db
      .updateTable('vacationRequests')
      .set({ escalatesAt: new Date('2026-03-01T00:00:00Z') })
      .where('employeeId', '=', one.id)
      .execute()
    expect(await asked({ overdue: true })).toBe(1)
  })

  it('the inbox is empty for people who decide on nothing, and never has one’s own requests', async () => {
    const { one, lead } = await team()
    await one.portal.vacationRequests.create(week)
    const other = await employed(started.server, ['VER_DASHBOARD'])
    expect((await other.portal.inbox.index()).data).toEqual([])
    expect((await other.portal.inbox.summary()).count).toBe(0)
    const stranger = await employed(started.server, managing)
    expect(await waitingOf(stranger.portal, one)).toEqual([])
    expect(await waitingOf(lead.portal, one)).toHaveLength(1)
    expect(await waitingOf(lead.portal, lead)).toEqual([])
  })
})

const anyPlan = async () =>
  (await started.db.selectFrom('vacationPlans').select('id').executeTakeFirstOrThrow()).id

describe('absences.decide, absences.release, vacationRequests.release and workdayAdaptations.release', () => {
  it('TAR-3.2: decisions on vacation, absences and adaptations are taken back for five seconds, and then in force', async () => {
    const { one } = await team()
    const decider = await employed(started.server, [
      ...managing,
      'AUSENCIAS_VER_JUSTIFICANTES',
      'REPORTES_TODOS',
    ])
    const { portal } = decider
    await one.portal.workdayAdaptations.create(wanted)
    const absence = await started.reportAbsence(one, 'MUD', { from: '2026-03-09' })
    const fileIds = [(await one.portal.absenceFiles.create(scan())).id]
    await one.portal.absences.justify(absence.id, { version: absence.version, fileIds })
    const items = await waitingOf(portal, one)
    const of = (family: string) => {
      const item = items.find((known) => known.family === family)
      return { id: item?.id ?? '', version: item?.version ?? 0 }
    }
    const decide = async () => {
      const held = await portal.absences.decide({
        decision: 'approve',
        requests: [of('absences')],
        hold: true,
      })
      expect(held).toMatchObject([{ errors: null }])
      const { id, version } = of('workdayAdaptations')
      await portal.workdayAdaptations.answer(id, { version, answer: 'granted', hold: true })
    }
    await decide()
    expect(await waitingOf(portal, one)).toEqual([])
    const again = await portal.absences.decide({
      decision: 'approve',
      requests: [of('absences')],
      hold: true,
    })
    expect(again[0]?.errors).not.toBeNull()
    expect(await portal.absences.release({ ids: [of('absences').id] })).toMatchObject([{ errors: null }])
    expect(await portal.workdayAdaptations.release({ ids: [of('workdayAdaptations').id] })).toMatchObject([
      { state: 'asked', errors: null },
    ])
    expect(families(await waitingOf(portal, one))).toEqual(['absences', 'workdayAdaptations'])
    await decide()
    started.clock.forward(7)
    await vi.waitUntil(
      async () => (await one.portal.absences.show(of('absences').id)).state === 'approved',
      waitLimit,
    )
    await vi.waitUntil(
      async () => (await one.portal.workdayAdaptations.show(of('workdayAdaptations').id)).state === 'granted',
      waitLimit,
    )
    expect(await portal.absences.release({ ids: [of('absences').id] })).toMatchObject([
      { state: null, errors: { state: [{ error: 'invalid' }] } },
    ])
  })

  it('a decision on vacation is kept by its stage, and nobody else takes it back', async () => {
    const { one, lead } = await team()
    const { id, version } = await one.portal.vacationRequests.create(week)
    const requests = [{ id, version }]
    await lead.portal.vacationRequests.decide({ decision: 'approve', requests, hold: true })
    expect((await one.portal.vacationRequests.show(id)).state).toBe('pending')
    const hr = await employed(started.server, [...managing, 'REPORTES_TODOS'])
    expect(await hr.portal.vacationRequests.release({ ids: [id] })).toMatchObject([{ state: null }])
    expect(await lead.portal.vacationRequests.release({ ids: [id] })).toMatchObject([{ state: 'pending' }])
    await lead.portal.vacationRequests.decide({
      decision: 'reject',
      requests,
      comment: 'Falta gente',
      hold: true,
    })
    started.clock.forward(7)
    await vi.waitUntil(
      async () => (await one.portal.vacationRequests.show(id)).state === 'rejected',
      waitLimit,
    )
    const { history } = await one.portal.vacationRequests.show(id)
    expect(history.at(-1)).toMatchObject({ by: { id: lead.id }, comment: 'Falta gente', onBehalfOf: null })
  })

  it('many absences are decided on at once, and each that stays says why', async () => {
    const { one } = await team()
    const absence = await started.reportAbsence(one, 'MUD', { from: '2026-03-16' })
    const fileIds = [(await one.portal.absenceFiles.create(scan())).id]
    const { version } = await one.portal.absences.justify(absence.id, { version: absence.version, fileIds })
    const { portal } = started.hr
    const requests = [
      { id: randomUUID(), version: 1 },
      { id: absence.id, version: version + 1 },
    ]
    const none = await portal.absences.decide({ decision: 'approve', requests })
    expect(none.map(({ errors }) => Object.keys(errors ?? {}))).toEqual([['id'], ['version']])
    expect(await portal.absences.decide({ decision: 'reject', requests }).safe()).toMatchObject(
      refused(422, 'comment', 'blank'),
    )
    const [done] = await portal.absences.decide({
      decision: 'approve',
      requests: [{ id: absence.id, version }],
    })
    expect(done).toMatchObject({ id: absence.id, state: 'approved', errors: null })
  })
})
