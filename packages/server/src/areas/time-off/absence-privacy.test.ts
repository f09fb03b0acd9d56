import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Absences, scan, versionOf, startAbsences } from '#testing/absences.ts'
import { refused } from '#testing/corrections.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'

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
