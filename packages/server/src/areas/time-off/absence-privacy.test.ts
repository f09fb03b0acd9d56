import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, scan, versionOf, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { employed } from '#testing/employed.ts'
import { fetchCalendar } from '#testing/calendars.ts'
import { signedIn } from '#testing/portals.ts'
import { asked, coordinated } from '#testing/vacations.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

/** A private absence with proof, as the person's coordinator sees it. */
async function secret() {
  const { one, lead } = await started.pair()
  const file = await one.portal.absenceFiles.create(scan('oncologia.pdf'))
  const input = { from: '2026-03-04', fileIds: [file.id], comment: 'Operación de mi padre' }
  const { id } = await started.reportAbsence(one, 'HOS', { ...input, until: '2026-03-05', kinship: 'first' })
  return { one, lead, id, file }
}

const unknown = { type: null, unit: null, units: null, isRight: false, proofDueOn: null, hasProof: null }

describe('absences.index and absences.show of a private absence', () => {
  it('AUS-3.1: its coordinator sees that somebody is absent and when, in the list and alone', async () => {
    const { one, lead, id } = await secret()
    const { data } = await lead.portal.absences.index({ employeeId: one.id })
    expect(data).toMatchObject([{ id, from: '2026-03-04', until: '2026-03-05', ...unknown }])
    const shown = await lead.portal.absences.show(id)
    expect(shown).toMatchObject({
      ...{ ...unknown, kinship: null, travel: null, comment: null, limit: null, balance: null },
      ...{ days: [], parts: [], files: [], processId: null, relapseOfId: null },
    })
    expect(JSON.stringify({ data, shown })).not.toMatch(/HOS|hospital|oncolog|padre/i)
  })

  it('AUS-3.2: HR sees the cause and the document, by permission; being a superior opens nothing', async () => {
    const { lead, id, file } = await secret()
    const { hr } = started
    expect(await hr.portal.absences.show(id)).toMatchObject({
      ...{ type: { code: 'HOS' }, kinship: 'first', files: [{ name: 'oncologia.pdf' }] },
    })
    expect(await hr.portal.absenceFiles.file(file.id).text()).toContain('Cita')
    expect(await lead.portal.absenceFiles.file(file.id).safe()).toMatchObject({ error: { status: 404 } })
    const reader = await employed(started.server, ['AUSENCIAS', 'AUSENCIAS_VER_JUSTIFICANTES'])
    expect(await reader.portal.absenceFiles.file(file.id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await reader.portal.absences.show(id).safe()).toMatchObject({ error: { status: 404 } })
  })

  it('no filter, search, sort or count reveals the cause, nor does the name of its document', async () => {
    const { one, lead, id } = await secret()
    await started.reportAbsence(one, 'APR', { from: '2026-03-10' })
    const asked = { employeeId: one.id }
    const found = async (query: object) => {
      const { data, meta } = await lead.portal.absences.index({ ...asked, ...query })
      return { ids: data.map((row) => row.id), count: meta.totalCount }
    }
    expect(await found({ absenceTypeId: started.typeId('HOS') })).toEqual({ ids: [], count: 0 })
    for (const search of ['hospital', 'HOS', 'oncologia', 'padre'])
      expect(await found({ search }), search).toEqual({ ids: [], count: 0 })
    expect((await found({ search: one.name })).ids).toContain(id)
    expect(await found({ family: 'leave' })).toMatchObject({ count: 1 })
    expect((await found({ family: 'leave' })).ids).not.toContain(id)
    // In the catalogue HOS precedes APR; the order of masked types must not reveal it.
    expect((await found({ sort: 'type' })).ids.at(-1)).toBe(id)
    const own = await one.portal.absences.index({ sort: 'type' })
    expect(own.data[0]?.id).toBe(id)
    expect(await one.portal.absences.index({ family: 'leave' })).toMatchObject({ meta: { totalCount: 2 } })
  })

  it('notices, mails and the log say that somebody is absent, and never why', async () => {
    const { one, lead, id } = await secret()
    const { hr, db } = started
    await hr.portal.absences.reject(id, {
      version: 1,
      comment: 'El informe del hospital no es de esas fechas',
    })
    const kind = ['absences.asked', 'absences.decided'] as const
    const [asked, decided] = await Promise.all(
      [hr, one].map(({ portal }) => portal.notifications.index({ kind: [...kind] })),
    )
    expect(asked?.data.length).toBeGreaterThan(0)
    expect(decided?.data).toHaveLength(1)
    const events = await db
      .selectFrom('auditEvents')
      .where('subject', '=', id)
      .select(['act', 'subjectLabel', 'before', 'after', 'detail'])
      .execute()
    expect(events.map(({ act }) => act)).toEqual(['absences.create', 'absences.reject'])
    const files = await db
      .selectFrom('auditEvents')
      .where('act', 'like', 'absenceFiles.%')
      .select(['subjectLabel', 'after', 'detail'])
      .execute()
    const jobs = await db.selectFrom('jobs').select('payload').execute()
    const known = JSON.stringify({ asked, decided, events, files, jobs })
    expect(known).not.toMatch(/HOS|hospital|oncolog|padre|informe/i)
    expect((await lead.portal.absences.show(id)).history.map(({ comment }) => comment)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('a private bag reveals nothing to a coordinator, even when they enter an absence', async () => {
    const { one, lead } = await started.pair()
    const day = { from: '2026-03-04', part: 'hours', minutes: 480 } as const
    await started.reportAbsence(one, 'MED', day)
    const entered = { ...day, from: '2026-03-05', employeeId: one.id }
    const seen = await lead.portal.absences.preview({ ...entered, absenceTypeId: started.typeId('MED') })
    expect(seen).toMatchObject({ balance: null, refusals: [] })
    expect(await started.reportAbsence(lead, 'MED', entered)).toMatchObject({ type: null, balance: null })
    const bags = await lead.portal.absenceBalances.index({ employeeId: one.id })
    expect(bags.map(({ type }) => type.code)).not.toContain('MED')
    const own = await one.portal.absenceBalances.index()
    expect(own.find(({ type }) => type.code === 'MED')).toMatchObject({ spent: 960, allowance: 2100 })
    await started.db
      .updateTable('absences')
      .set({ units: 2100 })
      .where('employeeId', '=', one.id)
      .where('state', '=', 'communicated')
      .execute()
    const absenceTypeId = started.typeId('MED')
    const over = await lead.portal.absences.preview({ ...entered, from: '2026-03-06', absenceTypeId })
    expect(over.refusals).toEqual([])
    const full = await started.reportAbsence(lead, 'MED', { ...entered, from: '2026-03-06' }).safe()
    expect(full).toMatchObject(refused(422, 'from', 'invalid', 'per_year'))
    expect(JSON.stringify(full)).not.toContain('"count"')
  })

  it('a type that becomes private is private for past absences, too', async () => {
    const { one, lead } = await started.pair()
    const { id } = await started.reportAbsence(one, 'MUD', { from: '2026-03-04' })
    expect((await lead.portal.absences.show(id)).type?.code).toBe('MUD')
    const admin = await signedIn(started.server)
    const type = await admin.absenceTypes.show(started.typeId('MUD'))
    await admin.absenceTypes.patch(type.id, { private: true, version: type.version })
    expect(await lead.portal.absences.show(id)).toMatchObject(unknown)
  })

  it('only somebody who may know the cause cancels an approved absence', async () => {
    const { one, lead } = await started.pair()
    const { id } = await started.reportAbsence(one, 'ITC', { from: '2026-03-02' })
    const act = async (who: typeof lead) =>
      who.portal.absences.cancel(id, { ...(await versionOf(who, id)), comment: 'Anotada por error' }).safe()
    expect(await act(lead)).toMatchObject({ error: { status: 403 } })
    expect(await act(started.hr)).toMatchObject({ ok: true })
  })
})

/** Sick leave over approved vacation, as the person and their coordinator for vacation and absences see it. */
async function illOnVacation() {
  const { server, hr, admin, db, typeId } = started
  const one = await started.hired()
  const lead = await employed(server, [
    ...([
      'MENU_VACATION_EMPLOYEE',
      'VACACIONES_CAMBIAR_ESTADO',
      'SOLICITUDES_AUSENCIA_CAMBIAR_ESTADO',
    ] as const),
    ...(['SOLICITUDES_AUSENCIA_VER', 'REPORTES_MIS_USUARIOS', 'VER_DASHBOARD'] as const),
    'NOTIFICACIONES_VER',
  ])
  await coordinated(server, one, lead)
  const adjusted = { employeeId: one.id, kind: 'adjustment', bucketKind: 'annual', year: 2026 } as const
  await admin.vacationMovements.create({ ...adjusted, units: 2, reason: 'Saldo anterior' })
  const { id } = await asked(one, '2026-08-03')
  const approved = { state: 'approved', stage: null } as const
  await db.updateTable('vacationRequests').set(approved).where('id', '=', id).execute()
  const leave = { employeeId: one.id, absenceTypeId: typeId('ITC'), from: '2026-08-05', until: '2026-08-06' }
  await hr.portal.absences.create(leave)
  return { one, lead, requestId: id }
}

describe('vacation that sick leave returns', () => {
  it('AUS-3.1: is to a coordinator an adjustment like any other, in the list, its filters and its order', async () => {
    const { one, lead } = await illOnVacation()
    const found = async ({ portal }: typeof lead, query: object = {}) =>
      (await portal.vacationMovements.index({ employeeId: one.id, ...query })).data
    const own = (await found(one)).filter(({ kind }) => kind === 'return')
    expect(own).toMatchObject([{ units: 4, date: '2026-08-05', validUntil: '2028-06-30' }])
    const seen = (await found(lead)).filter(({ kind }) => kind === 'adjustment')
    const [first, second] = seen.map(({ kind, date, validUntil, requestId, reason, createdBy, policy }) => ({
      ...{ kind, date, validUntil, requestId, reason, createdBy, policy },
    }))
    expect(seen.map(({ units }) => units).sort()).toEqual([2, 4])
    expect(first).toEqual(second)
    expect(first).toMatchObject({ date: '2026-03-02', requestId: null, reason: null, createdBy: null })
    expect(await found(lead, { kind: ['return'] })).toEqual([])
    expect(await found(lead, { initialDate: '2026-08-05', endDate: '2026-08-05' })).toEqual([])
    const all = (await found(lead)).map(({ units }) => units)
    expect(all.toSorted()).toEqual((await found(one)).map(({ units }) => units).toSorted())
  })

  it('AUS-3.1: adds up in the balance and the report, without the date or the end of its days', async () => {
    const { one, lead } = await illOnVacation()
    for (const year of [2026, 2027]) {
      const of = async ({ portal }: typeof lead) => portal.vacationBalances.show(one.id, { year })
      const [own, seen] = [await of(one), await of(lead)]
      const without = ({ amounts }: typeof own) => amounts.map((all) => ({ ...all, carriedUntil: null }))
      expect(without(seen)).toEqual(without(own))
      expect(JSON.stringify(seen)).not.toMatch(/2026-08-05|2028-06-30|Saldo anterior/)
    }
    const { terms } = await lead.portal.vacationBalances.show(one.id, { year: 2026 })
    const [first, second] = terms
      .filter(({ of }) => of === 'adjusted')
      .map((all) => ({ ...all, movementId: null, units: 0 }))
    expect(first).toEqual(second)
    const report = await lead.portal.vacationReport.index({
      ...{ employeeId: one.id, initialDate: '2027-01-01', endDate: '2027-12-31' },
    })
    expect(report.data.map(({ carriedUntil }) => carriedUntil)).not.toContain('2028-06-30')
  })

  it('AUS-3.1: is spent as the days of the same year that were not returned', async () => {
    const { one, lead, requestId } = await illOnVacation()
    const { db } = started
    const { id: bucketId } = await db
      .selectFrom('vacationBuckets')
      .where('employeeId', '=', one.id)
      .where(sql<boolean>`valid_until = '2028-06-30'`)
      .select('id')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('vacationSpendings')
      .set({ bucketId })
      .where('requestId', '=', requestId)
      .where(sql<boolean>`date = '2026-08-09'`)
      .execute()
    const spendsOf = async ({ portal }: typeof lead) => (await portal.vacationRequests.show(requestId)).spends
    expect((await spendsOf(one)).map(({ units, validUntil }) => [units, validUntil])).toEqual([
      [12, expect.not.stringMatching('2028-06-30') as string],
      [2, '2028-06-30'],
    ])
    expect(await spendsOf(lead)).toMatchObject([{ year: 2026, units: 14 }])
    expect(JSON.stringify(await spendsOf(lead))).not.toContain('2028-06-30')
  })

  it('AUS-3.1: leaves the request as it was to a coordinator, who reads beside it that the person is absent, and no more', async () => {
    const { one, lead, requestId } = await illOnVacation()
    const { portal } = lead
    const request = await portal.vacationRequests.show(requestId)
    expect(request).toMatchObject({ state: 'approved', units: 14 })
    const listed = await portal.vacationRequests.index({ employeeId: one.id })
    const absent = await portal.absences.index({ employeeId: one.id })
    expect(absent.data).toMatchObject([{ from: '2026-08-05', until: '2026-08-06', ...unknown }])
    const alone = await portal.absences.show(absent.data[0]?.id ?? '')
    expect(alone.history.map(({ comment }) => comment)).toEqual(alone.history.map(() => null))
    expect(JSON.stringify({ request, listed, absent, alone })).not.toMatch(
      /ITC|baja|enferm|sick_leave|"return"|2028-06-30/i,
    )
  })

  it('AUS-3.1: is told by no inbox, notice or calendar', async () => {
    const { one, lead } = await illOnVacation()
    const { data: inbox } = await lead.portal.inbox.index({ search: one.name })
    const { data: notices } = await lead.portal.notifications.index({ perPage: 50 })
    const { url } = await lead.portal.calendarFeeds.create({ kind: 'team' })
    const { text } = await fetchCalendar(started.server, url)
    expect(text).toContain(one.name)
    expect(JSON.stringify({ inbox, notices }) + text).not.toMatch(/ITC|baja|enferm|sick|2028-06-30/i)
    expect(inbox.map(({ family }) => family)).not.toContain('absences')
  })
})
