import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { readPdf } from '@portal/pdf/testing'
import { complete, startTelework, type Telework } from '#testing/telework.ts'

let started: Telework
beforeAll(async () => {
  started = await startTelework()
})
afterAll(() => started.server.close())

const conflict = (field: string, code: string) => ({ status: 409, fields: { [field]: [{ code }] } })
const refusal = (field: string, code: string) => ({ status: 422, fields: { [field]: [{ code }] } })

describe('teleworkVersions.create, teleworkVersions.show, teleworkVersions.update, teleworkVersions.destroy, teleworkVersions.offer and teleworkVersions.withdraw', () => {
  it('TEL-1.1: an agreement has the twelve contents of the law, and is not offered before each is there', async () => {
    const one = await started.hired()
    const { teleworkVersions, teleworkAgreements } = started.hr.portal
    const { contents, ...begun } = await teleworkAgreements.template(one.id)
    expect(contents).toMatchObject({ reversalDays: 15, remotePercent: 40, place: '' })
    const bare = { ...contents, equipment: [], compensation: ' ', remotePercent: null, reversalDays: null }
    const draft = await teleworkVersions.create({ ...begun, employeeId: one.id, contents: bare })
    const missing = ['equipment', 'compensation', 'remotePercent', 'workCenter', 'place', 'reversalDays']
    expect(draft).toMatchObject({ number: 1, state: 'draft', missing, canOffer: true })
    const refused = await teleworkVersions.offer(draft.id, { version: 1 }).catch((error: unknown) => error)
    const fields = Object.fromEntries(
      missing.map((field) => [field, [expect.objectContaining({ code: 'blank' })]]),
    )
    expect(refused).toMatchObject({ status: 422, fields })
    await expect(one.portal.teleworkVersions.show(draft.id)).rejects.toMatchObject({ status: 404 })

    const whole = await teleworkVersions.update(draft.id, { ...complete(), version: 1 })
    expect(whole).toMatchObject({ missing: [], version: 2 })
    const offer = await teleworkVersions.offer(draft.id, { version: 2 })
    expect(offer).toMatchObject({ state: 'offered', acts: [{ act: 'offer', side: 'company' }] })
    expect(await one.portal.teleworkVersions.show(draft.id)).toMatchObject({
      canAnswer: true,
      canEdit: false,
    })
    const notifications = await one.portal.notifications.index({ kind: ['telework.offered'] })
    expect(notifications.data).toMatchObject([{ data: { from: '2026-03-09' } }])
  })

  it('refuses a pattern without a day, an end before the beginning, a notice below zero and a day that is over', async () => {
    const one = await started.hired()
    const { contents } = complete()
    await expect(started.drafted(one, { weekA: [], weekB: [] })).rejects.toMatchObject(
      refusal('weekA', 'blank'),
    )
    const backwards = started.drafted(one, { endsOn: '2026-03-01' })
    await expect(backwards).rejects.toMatchObject(refusal('endsOn', 'less_than'))
    const below = started.drafted(one, { contents: { ...contents, reversalDays: -1 } })
    await expect(below).rejects.toMatchObject({ status: 422 })
    const late = started.offered(one, { startsOn: '2026-03-01' })
    await expect(late).rejects.toMatchObject(refusal('startsOn', 'too_soon'))
  })

  it('a person has one version that is not signed, and the next one begins behind the one that is', async () => {
    const one = await started.hired()
    const draft = await started.drafted(one)
    await expect(started.drafted(one)).rejects.toMatchObject(conflict('employeeId', 'taken'))
    await started.hr.portal.teleworkVersions.destroy(draft.id)
    await started.signed(one)
    await expect(started.drafted(one)).rejects.toMatchObject(refusal('startsOn', 'taken'))
  })

  it('an offered version is kept, and is a draft again when withdrawn or refused', async () => {
    const one = await started.hired()
    const { teleworkVersions } = started.hr.portal
    const { id, version } = await started.offered(one)
    expect(await teleworkVersions.withdraw(id, { version })).toMatchObject({
      state: 'draft',
      canRemove: false,
    })
    await expect(teleworkVersions.destroy(id)).rejects.toMatchObject(conflict('state', 'read_only'))
    await teleworkVersions.offer(id, { version: version + 1 })
    const reason = 'La compensación no cubre los gastos'
    const refused = await one.portal.teleworkVersions.refuse(id, { version: version + 2, reason })
    expect(refused).toMatchObject({ state: 'refused', canAnswer: false })
    expect(refused.acts.at(-1)).toMatchObject({ act: 'refuse', side: 'employee', reason })
    const notifications = await started.hr.portal.notifications.index({ kind: ['telework.answered'] })
    expect(notifications.data.map(({ data }) => data.person)).toContain(one.name)
    const again = await teleworkVersions.update(id, { ...complete(), version: version + 3 })
    expect(again).toMatchObject({ state: 'draft', canOffer: true })
  })

  it('nobody manages the agreement that they sign themselves, nor that of somebody out of reach', async () => {
    const { one, lead } = await started.pair()
    const { id } = await lead.portal.teleworkVersions.create({ employeeId: one.id, ...complete() })
    const stranger = await started.hired()
    const other = lead.portal.teleworkVersions.create({ employeeId: stranger.id, ...complete() })
    await expect(other).rejects.toMatchObject(refusal('employeeId', 'inclusion'))
    const own = lead.portal.teleworkVersions.create({ employeeId: lead.id, ...complete() })
    await expect(own).rejects.toMatchObject({ status: 403 })
    await expect(stranger.portal.teleworkVersions.show(id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('teleworkVersions.sign, teleworkVersions.refuse, teleworkVersions.export and teleworkVersions.copy', () => {
  it('TEL-1.2: the person signs exactly what they have seen, and a later version replaces it', async () => {
    const one = await started.hired()
    const { hr } = started
    const offer = await started.offered(one)
    await expect(hr.portal.teleworkVersions.sign(offer.id, { hash: offer.hash })).rejects.toMatchObject({
      status: 403,
    })
    const { contents } = complete()
    const dearer = complete({ contents: { ...contents, compensation: '50 € al mes' } })
    const changed = await hr.portal.teleworkVersions.update(offer.id, { ...dearer, version: offer.version })
    expect(changed).toMatchObject({ state: 'offered' })
    const stale = one.portal.teleworkVersions.sign(offer.id, { hash: offer.hash })
    await expect(stale).rejects.toMatchObject(conflict('hash', 'stale'))
    const first = await one.portal.teleworkVersions.sign(offer.id, { hash: changed.hash })
    expect(first).toMatchObject({ state: 'signed', hash: changed.hash, canEdit: false })
    expect(first.acts.at(-1)).toMatchObject({ act: 'sign', side: 'employee', hash: changed.hash })
    const twice = one.portal.teleworkVersions.sign(offer.id, { hash: changed.hash })
    await expect(twice).rejects.toMatchObject(conflict('state', 'invalid'))
    const edited = hr.portal.teleworkVersions.update(offer.id, { ...complete(), version: first.version })
    await expect(edited).rejects.toMatchObject(conflict('state', 'read_only'))

    const second = await started.signed(one, { startsOn: '2026-03-20', endsOn: '2026-12-31' })
    expect(second).toMatchObject({ number: 2, lastsUntil: '2026-12-31' })
    const { versions } = await one.portal.teleworkAgreements.show(one.id)
    expect(versions.map(({ number, lastsUntil }) => [number, lastsUntil])).toEqual([
      [2, '2026-12-31'],
      [1, '2026-03-19'],
    ])
  })

  it('TEL-1.2: the document names both sides, the twelve letters and the hash, and the copy nobody', async () => {
    const one = await started.hired()
    const version = await started.signed(one)
    const text = async (file: { blob(): Promise<Blob> }) =>
      (await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))).pages
        .flatMap(({ texts }) => texts)
        .join(' ')
    const file = await one.portal.teleworkVersions.export(version.id)
    expect(file.filename).toBe('teletrabajo-1.pdf')
    const agreement = await text(file)
    for (const letter of 'abcdefghijkl') expect(agreement).toContain(`${letter}) `)
    for (const phrase of [one.name, 'Calle Mayor 1', 'martes, jueves']) expect(agreement).toContain(phrase)
    // The text wraps.
    expect(agreement.replaceAll(' ', '')).toContain(version.hash)
    const copy = await text(await started.hr.portal.teleworkVersions.copy(version.id))
    for (const phrase of [one.name, 'Calle Mayor 1']) expect(copy).not.toContain(phrase)
    expect(copy).toContain('Ordenador portátil')
    await expect(one.portal.teleworkVersions.copy(version.id)).rejects.toMatchObject({ status: 403 })
  })

  it('keeps the session and the text of a signature, and changes nothing that was signed', async () => {
    const one = await started.hired()
    const { id, hash } = await started.signed(one)
    const { db } = started.server.server.kernel.database
    const kept = await db
      .selectFrom('teleworkActs')
      .where('versionId', '=', id)
      .where('act', '=', 'sign')
      .selectAll()
      .execute()
    expect(kept).toMatchObject([{ by: one.id, hash }])
    expect(kept[0]?.session).toEqual(expect.any(String))
    expect(kept[0]?.content).toContain('Calle Mayor 1')
    for (const act of [
      sql`update telework_acts set reason = 'x'`,
      sql`delete from telework_acts`,
      sql`update telework_versions set contents = '{}' where id = ${id}`,
      sql`delete from telework_versions where id = ${id}`,
    ])
      await expect(act.execute(db)).rejects.toThrow(/append-only|not changed/)
  })

  it('a version whose start has passed unsigned is offered anew', async () => {
    const one = await started.hired()
    const { db } = started.server.server.kernel.database
    const { id } = await started.offered(one)
    await db.updateTable('teleworkVersions').set({ startsOn: '2026-03-01' }).where('id', '=', id).execute()
    const { hash } = await one.portal.teleworkVersions.show(id)
    const late = one.portal.teleworkVersions.sign(id, { hash })
    await expect(late).rejects.toMatchObject(conflict('startsOn', 'too_soon'))
  })
})

describe('teleworkVersions.reverse', () => {
  it('TEL-1.4: either side returns to on-site work after the notice period, and the other is notified', async () => {
    const one = await started.hired()
    const { id, version, earliestLastDay } = await started.signed(one, { startsOn: '2026-03-02' })
    expect(earliestLastDay).toBe('2026-03-17')
    const reason = 'Prefiero trabajar en el centro'
    const soon = one.portal.teleworkVersions.reverse(id, { version, lastDay: '2026-03-16', reason })
    await expect(soon).rejects.toMatchObject(refusal('lastDay', 'less_than'))
    const ending = await one.portal.teleworkVersions.reverse(id, { version, lastDay: '2026-03-31', reason })
    expect(ending).toMatchObject({ state: 'in_force', lastsUntil: '2026-03-31', canReverse: false })
    const notifications = await started.hr.portal.notifications.index({ kind: ['telework.reversed'] })
    expect(notifications.data[0]).toMatchObject({ data: { person: one.name, until: '2026-03-31', reason } })
    const twice = started.hr.portal.teleworkVersions.reverse(id, {
      ...{ version: version + 1, lastDay: '2026-04-01', reason },
    })
    await expect(twice).rejects.toMatchObject(conflict('state', 'invalid'))

    const other = await started.hired()
    const own = await started.signed(other, { endsOn: '2026-04-30' })
    const late = started.hr.portal.teleworkVersions.reverse(own.id, {
      ...{ version: own.version, lastDay: '2026-05-01', reason },
    })
    await expect(late).rejects.toMatchObject(refusal('lastDay', 'greater_than'))
    await started.hr.portal.teleworkVersions.reverse(own.id, {
      ...{ version: own.version, lastDay: '2026-04-01', reason },
    })
    expect((await other.portal.notifications.index({ kind: ['telework.reversed'] })).data).toHaveLength(1)
  })

  it('TEL-1.4: no version that is signed already begins after the last day', async () => {
    const one = await started.hired()
    const first = await started.signed(one, { startsOn: '2026-03-02' })
    const next = await started.signed(one, { startsOn: '2026-05-01', endsOn: null })
    const { id, version } = (await one.portal.teleworkAgreements.show(one.id)).versions.at(-1) ?? first
    const reason = 'Prefiero trabajar en el centro'
    await one.portal.teleworkVersions.reverse(id, { version, lastDay: '2026-04-15', reason })
    const { versions } = await one.portal.teleworkAgreements.show(one.id)
    expect(versions.map((each) => [each.id, each.lastsUntil, each.canReverse])).toEqual([
      [next.id, '2026-04-30', false],
      [first.id, '2026-04-15', false],
    ])
  })
})
