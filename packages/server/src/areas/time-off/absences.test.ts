import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, scan, versionOf, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'

let started: Absences
beforeAll(async () => {
  started = await startAbsences()
})
afterAll(() => started.server.close())

describe('absences.create and absences.preview', () => {
  it('AUS-8: an absence of a type that needs no approval is approved by itself, with no end known', async () => {
    const one = await started.hired()
    const sick = await started.reportAbsence(one, 'ITC', { from: '2026-03-02' })
    expect(sick).toMatchObject({
      ...{ state: 'ongoing', stage: null, until: null, units: null },
      type: { code: 'ITC', family: 'sick_leave' },
    })
    expect(sick.history.map(({ state }) => state)).toEqual(['communicated', 'approved'])
  })

  it('counts each day by the unit of the type and says why: working days begin on the first of them', async () => {
    const one = await started.hired()
    const asked = { absenceTypeId: started.typeId('HOS'), from: '2026-03-07', until: '2026-03-10' }
    const preview = await one.portal.absences.preview({ ...asked, kinship: 'first' })
    expect(preview).toMatchObject({ unit: 'working_days', units: 2, proof: 'required', isRight: true })
    expect(preview.days.map(({ units, reason }) => [units, reason])).toEqual([
      [0, 'weekend'],
      [0, 'weekend'],
      [1, 'working_day'],
      [1, 'working_day'],
    ])
    expect(preview).toMatchObject({ limit: { units: 5 }, proofDueOn: '2026-03-15', stages: ['hr'] })
  })

  it('bad input is refused: an end before the start, an unknown type, a part of many days, nothing that counts', async () => {
    const one = await started.hired()
    const ask = (input: object, code = 'MUD') =>
      started.reportAbsence(one, code, { from: '2026-03-04', ...input }).safe()
    expect(await ask({ until: '2026-03-03' })).toMatchObject(refused(422, 'until', 'invalid'))
    expect(await ask({}, 'NADA')).toMatchObject({ ok: false, error: { status: 422 } })
    expect(await ask({ until: '2026-03-05', part: 'morning' })).toMatchObject(refused(422, 'part', 'invalid'))
    expect(await ask({ part: 'hours', minutes: 60 })).toMatchObject(refused(422, 'part', 'invalid'))
    expect(await ask({ from: '2026-03-07' }, 'APR')).toMatchObject(
      refused(422, 'from', 'invalid', 'nothing_counts'),
    )
    expect(await ask({ kinship: 'first' })).toMatchObject(refused(422, 'kinship', 'invalid'))
    expect(await ask({}, 'HOS')).toMatchObject(refused(422, 'kinship', 'blank'))
    expect(await ask({ until: null })).toMatchObject(refused(422, 'until', 'blank'))
  })

  it('hours may say when they are: they end on the same day, and lie upon no others that say it', async () => {
    const one = await started.hired()
    const at = (start: number, minutes = 90) =>
      started.reportAbsence(one, 'MED', { from: '2026-03-04', part: 'hours', minutes, start })
    const { id } = await at(10 * 60)
    const shown = { part: 'hours', minutes: 90, start: 600, units: 90 }
    expect(await one.portal.absences.show(id)).toMatchObject(shown)
    expect((await one.portal.absences.index({})).data).toMatchObject([{ id, ...shown }])
    const taken = refused(422, 'from', 'taken', '2026-03-04')
    for (const start of [8 * 60 + 31, 11 * 60 + 29]) expect(await at(start).safe()).toMatchObject(taken)
    for (const start of [8 * 60 + 30, 11 * 60 + 30])
      expect(await at(start).safe()).toMatchObject({ ok: true })
    expect(
      await started.reportAbsence(one, 'MED', { from: '2026-03-04', part: 'hours', minutes: 30 }).safe(),
      'hours that do not say when may be these',
    ).toMatchObject(taken)
    expect(await at(23 * 60).safe()).toMatchObject({
      error: { status: 422, fields: { minutes: [{ code: 'less_than', count: 60 }] } },
    })
    expect(await started.reportAbsence(one, 'MED', { from: '2026-03-05', start: 600 }).safe()).toMatchObject(
      refused(422, 'start', 'invalid'),
    )
  })

  it('a limit of the event is refused with the rule and its number', async () => {
    const one = await started.hired()
    const answer = await started.reportAbsence(one, 'MUD', { from: '2026-03-04', until: '2026-03-06' }).safe()
    expect(answer).toMatchObject({
      error: { status: 422, fields: { from: [{ code: 'invalid', value: 'per_event', count: 1 }] } },
    })
  })

  it('two absences never share a day, whatever they are; of two at once one wins', async () => {
    const one = await started.hired()
    await started.reportAbsence(one, 'APR', { from: '2026-04-06', until: '2026-04-08' })
    expect(await started.reportAbsence(one, 'MUD', { from: '2026-04-07' }).safe()).toMatchObject(
      refused(422, 'from', 'taken', '2026-04-07'),
    )
    const both = await Promise.all([
      started.reportAbsence(one, 'APR', { from: '2026-05-04' }).safe(),
      started.reportAbsence(one, 'MUD', { from: '2026-05-04' }).safe(),
    ])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  it('an absence without a right to it waits for HR without its proof, and is not effective meanwhile', async () => {
    const one = await started.hired()
    const asked = await started.reportAbsence(one, 'EXC', { from: '2026-03-05', until: '2028-03-03' })
    expect(asked).toMatchObject({ state: 'in_review', stage: 'hr', proofDueOn: '2028-03-18' })
    const { workday } = await one.portal.workdays.show(one.id, { date: '2026-03-05' })
    expect(workday).toMatchObject({ absence: null })
    const { data } = await started.hr.portal.notifications.index({ kind: ['absences.asked'] })
    expect(data.map(({ data: { person } }) => person)).toContain(one.name)
  })

  it('former employees report no absences', async () => {
    const one = await started.hired({ endsOn: '2026-02-28' })
    expect(await started.reportAbsence(one, 'MUD', { from: '2026-03-04' }).safe()).toMatchObject(
      refused(422, 'from', 'invalid', 'no_contract'),
    )
  })
})

describe('absences.approve, absences.reject and absences.cancel', () => {
  it('AUS-12.1 AUS-12.2: an absence is asked for, approved by who may change its state, and cancelled', async () => {
    const { one, lead } = await started.pair()
    const asked = await started.reportAbsence(one, 'APR', { from: '2026-04-01' })
    expect(asked).toMatchObject({ state: 'in_review', stage: 'coordinator', canDecide: false })
    const own = await one.portal.absences.approve(asked.id, { version: 1 }).safe()
    expect(own).toMatchObject({ error: { status: 403 } })
    const waiting = await lead.portal.absences.index({ waiting: true })
    expect(waiting.data.map(({ id }) => id)).toContain(asked.id)
    const approved = await lead.portal.absences.approve(asked.id, { version: 1 })
    expect(approved).toMatchObject({ state: 'approved', canDecide: false })
    expect(await lead.portal.absences.approve(asked.id, { version: 1 }).safe()).toMatchObject(
      refused(409, 'version', 'stale'),
    )
    expect(
      await lead.portal.absences.reject(asked.id, { version: 2, comment: 'Tarde' }).safe(),
    ).toMatchObject(refused(409, 'state', 'invalid'))
    expect(await one.portal.absences.cancel(asked.id, { version: 2 }).safe()).toMatchObject(
      refused(422, 'comment', 'blank'),
    )
    const taken = await one.portal.absences.cancel(asked.id, { version: 2, comment: 'Ya no hace falta' })
    expect(taken).toMatchObject({ state: 'cancellation_requested', stage: 'coordinator' })
    expect(await lead.portal.absences.approve(asked.id, { version: 3 })).toMatchObject({
      state: 'cancelled',
    })
  })

  it('a refusal needs a reason, which the person reads', async () => {
    const { one, lead } = await started.pair()
    const { id } = await started.reportAbsence(one, 'APR', { from: '2026-04-01' })
    await lead.portal.absences.reject(id, { version: 1, comment: 'Ese día no hay nadie más' })
    const seen = await one.portal.absences.show(id)
    expect(seen).toMatchObject({
      state: 'rejected',
      history: [{}, {}, { comment: 'Ese día no hay nadie más' }],
    })
    expect((await one.portal.notifications.index({ kind: ['absences.decided'] })).data).toHaveLength(1)
  })

  it('the proof of a refused absence is reviewed again at its deadline', async () => {
    const { one } = await started.pair()
    const file = await one.portal.absenceFiles.create(scan())
    const { id } = await started.reportAbsence(one, 'MUD', { from: '2026-03-04', fileIds: [file.id] })
    await started.hr.portal.absences.reject(id, { version: 1, comment: 'No es de ese día' })
    const [shown] = (await one.portal.absences.show(id)).files
    const job = await started.db
      .selectFrom('jobs')
      .where('key', '=', file.id)
      .select('runAt')
      .executeTakeFirst()
    expect(job?.runAt.toISOString()).toBe(shown?.expiresAt)
  })

  it('AUS-9.1 AUS-9.2: a coordinator enters an absence for somebody, who is notified', async () => {
    const { one, lead } = await started.pair()
    const entered = await started.reportAbsence(lead, 'APR', { from: '2026-04-01', employeeId: one.id })
    expect(entered).toMatchObject({ state: 'approved', person: { id: one.id }, askedBy: { id: lead.id } })
    const { data } = await one.portal.notifications.index({ kind: ['absences.entered'] })
    expect(data).toMatchObject([{ data: { person: lead.name, from: '2026-04-01' } }])
    const stranger = await started.hired()
    expect(
      await started.reportAbsence(lead, 'APR', { from: '2026-04-02', employeeId: stranger.id }).safe(),
    ).toMatchObject({ error: { status: 404 } })
  })
})

describe('absences.justify', () => {
  it('AUS-12.3: an absence has documents, of which each belongs to one absence', async () => {
    const { one } = await started.pair()
    const file = await one.portal.absenceFiles.create(scan())
    const absence = await started.reportAbsence(one, 'MUD', { from: '2026-03-04', fileIds: [file.id] })
    expect(absence).toMatchObject({
      state: 'in_review',
      stage: 'hr',
      hasProof: true,
      files: [{ id: file.id }],
    })
    const again = { from: '2026-03-05', fileIds: [file.id] }
    expect(await started.reportAbsence(one, 'MUD', again).safe()).toMatchObject(
      refused(422, 'fileIds', 'inclusion'),
    )
    await started.hr.portal.absences.approve(absence.id, await versionOf(started.hr, absence.id))
    expect((await one.portal.absences.show(absence.id)).state).toBe('approved')
  })
})
