import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '#time-record/chain.rules.ts'
import { at, dayOf, forgotten, friday, monday, refused, startCorrecting } from '#testing/corrections.ts'
import { type Employed, employed } from '#testing/employed.ts'
import { recorded } from '#testing/recorded.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const pair = () => correcting.pair()
const notificationsOf = async (
  { portal }: Employed,
  kind: 'clock.correctionAsked' | 'clock.correctionDecided',
) => (await portal.notifications.index({ kind: [kind] })).data

describe('clockCorrections.create, clockCorrections.approve and clockCorrections.show', () => {
  it('FIC-2.1 FIC-2.3 FIC-12.1 a forgotten exit asked for by the person is in force when the company agrees, and the old record stays', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const asked = await one.portal.clockCorrections.create(forgotten)
    expect(asked).toMatchObject({ state: 'pending', side: 'employee', date: friday, before: null })
    expect(asked).toMatchObject({
      after: { kind: 'out', at: at('16:00') },
      canDecide: false,
      canWithdraw: true,
    })
    expect((await dayOf(one)).workday.incidents).toContain('missing_out')
    const [waiting] = (await lead.portal.clockCorrections.index({ waiting: true })).data
    expect(waiting).toMatchObject({ id: asked.id, canDecide: true, person: { id: one.id } })
    expect(await notificationsOf(lead, 'clock.correctionAsked')).toMatchObject([
      { data: { person: one.name, date: friday } },
    ])
    expect(await lead.portal.clockCorrections.approve(asked.id)).toMatchObject({ state: 'approved' })
    const { workday, entries } = await dayOf(one)
    expect(workday).toMatchObject({ endedAt: at('16:00'), effectiveSeconds: 8 * 3600 })
    expect(workday.incidents).not.toContain('missing_out')
    expect(entries.at(-1)).toMatchObject({ source: 'correction', reason: forgotten.reason, replaces: null })
    expect(await notificationsOf(one, 'clock.correctionDecided')).toHaveLength(1)
    expect(await one.portal.clockCorrections.show(asked.id)).toMatchObject({ decidedBy: { id: lead.id } })
  })

  it('what the company asks for waits for the person, and nobody agrees with themselves', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`, `${friday} 14:00 out`)
    const entryId = (await dayOf(one)).entries[0]?.id ?? ''
    const input = { change: 'change', entryId, at: at('07:30'), reason: 'Abrió la sala' } as const
    const asked = await lead.portal.clockCorrections.create({ ...input, employeeId: one.id })
    expect(asked).toMatchObject({
      side: 'company',
      before: { kind: 'in', at: at('08:00') },
      canDecide: false,
    })
    expect(await lead.portal.clockCorrections.approve(asked.id).safe()).toMatchObject({
      error: { status: 403 },
    })
    expect((await one.portal.clockCorrections.index({ waiting: true })).data).toHaveLength(1)
    await one.portal.clockCorrections.approve(asked.id)
    const { workday, entries } = await dayOf(one)
    expect(workday.startedAt).toBe(at('07:30'))
    expect(entries.map(({ kind }) => kind)).toEqual(['in', 'in', 'out'])
    expect(entries.filter(({ isReplaced }) => isReplaced)).toMatchObject([{ id: entryId }])
    const again = await one.portal.clockCorrections.approve(asked.id).safe()
    expect(again).toMatchObject(refused(409, 'state', 'invalid'))
  })

  it('FIC-16.2 FIC-16.3 an entry by a coordinator has a reason, and the person is notified and approves it', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const input = { ...forgotten, reason: 'El terminal no respondía', employeeId: one.id }
    const outsider = await employed(correcting.server)
    expect(await outsider.portal.clockCorrections.create(input).safe()).toMatchObject({
      error: { status: 403 },
    })
    expect(await lead.portal.clockCorrections.create({ ...input, reason: ' ' }).safe()).toMatchObject(
      refused(422, 'reason', 'too_short'),
    )
    const asked = await lead.portal.clockCorrections.create(input)
    const [notice] = await notificationsOf(one, 'clock.correctionAsked')
    expect(notice).toMatchObject({ data: { person: lead.name, date: friday } })
    expect((await dayOf(one)).entries).toHaveLength(1)
    await one.portal.clockCorrections.approve(asked.id)
    const { entries } = await dayOf(one)
    expect(entries.at(-1)).toMatchObject({ kind: 'out', source: 'correction', reason: input.reason })
    expect(entries.at(-1)?.createdBy?.id).toBeDefined()
  })

  it('FIC-6.2 an entry that should not be there is taken back by another, and the chain still holds', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`, `${friday} 09:02 out`)
    for (const { id } of (await dayOf(one)).entries.toReversed()) {
      const input = { change: 'remove', entryId: id, reason: 'Entré por error' } as const
      const asked = await one.portal.clockCorrections.create(input)
      expect(asked).toMatchObject({ after: null })
      await lead.portal.clockCorrections.approve(asked.id)
    }
    expect((await dayOf(one)).workday).toMatchObject({ startedAt: null, presenceSeconds: 0 })
    const rows = await correcting.db
      .selectFrom('clockEntries')
      .selectAll()
      .where('employeeId', '=', one.id)
      .orderBy('number')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['in', 'out', 'void', 'void'])
    for (const [index, { hash, ...row }] of rows.entries()) {
      expect(hashOf(row)).toBe(hash)
      expect(row.previousHash).toBe(rows[index - 1]?.hash ?? '')
    }
  })
})

describe('clockCorrections.index, clockCorrections.reject and clockCorrections.withdraw', () => {
  it('FIC-2.2 a refusal says why, leaves the record as it was, and is decided once', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    expect(await lead.portal.clockCorrections.reject(id, { reason: '' }).safe()).toMatchObject({
      error: { status: 422 },
    })
    const answer = await lead.portal.clockCorrections.reject(id, { reason: 'Salió a las tres' })
    expect(answer).toMatchObject({ state: 'rejected', decision: 'Salió a las tres', canDecide: false })
    expect((await dayOf(one)).entries).toHaveLength(1)
    expect(await one.portal.clockCorrections.withdraw(id).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
  })

  it('of two concurrent decisions one is a conflict, and the record has one decision', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    const both = await Promise.all([
      lead.portal.clockCorrections.approve(id).safe(),
      correcting.admin.clockCorrections.reject(id, { reason: 'Ese día no estaba' }).safe(),
    ])
    const [done, ...others] = both.toSorted((first, second) => Number(second.ok) - Number(first.ok))
    expect(done).toMatchObject({ ok: true })
    expect(others).toMatchObject([refused(409, 'state', 'invalid')])
    const { state } = await one.portal.clockCorrections.show(id)
    const isCorrected = (await dayOf(one)).entries.some(({ source }) => source === 'correction')
    expect(isCorrected).toBe(state === 'approved')
    expect(await notificationsOf(one, 'clock.correctionDecided')).toHaveLength(1)
  })

  it('who has asked takes it back, and nobody else', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    expect(await lead.portal.clockCorrections.withdraw(id).safe()).toMatchObject({ error: { status: 403 } })
    expect(await one.portal.clockCorrections.withdraw(id)).toMatchObject({ state: 'withdrawn' })
    expect((await lead.portal.clockCorrections.index({ waiting: true })).data).toEqual([])
  })

  it('a correction without an answer within fourteen days expires, and blocks nothing', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`, `${friday} 14:00 out`)
    const entryId = (await dayOf(one)).entries[1]?.id ?? ''
    const input = { change: 'change', entryId, at: at('13:30'), reason: 'Salí más tarde' } as const
    const { id } = await one.portal.clockCorrections.create(input)
    const expired = { expiresAt: new Date(monday.getTime() - 1000) }
    await correcting.db.updateTable('clockCorrections').set(expired).where('id', '=', id).execute()
    const decided = refused(409, 'state', 'invalid')
    expect((await one.portal.clockCorrections.show(id)).state).toBe('expired')
    expect((await one.portal.clockCorrections.index({ state: ['expired'] })).data).toHaveLength(1)
    expect(await one.portal.clockCorrections.withdraw(id).safe()).toMatchObject(decided)
    expect(await lead.portal.clockCorrections.approve(id).safe()).toMatchObject(decided)
    expect((await one.portal.clockCorrections.create(input)).state).toBe('pending')
    const kept = correcting.db.selectFrom('clockCorrections').select('state').where('id', '=', id)
    expect(await kept.executeTakeFirst()).toEqual({ state: 'expired' })
  })

  it('REP-12.1 lists every correction of visible people with before and after, author, and filters', async () => {
    const { one, lead } = await pair()
    const other = await employed(correcting.server)
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const { id } = await one.portal.clockCorrections.create(forgotten)
    const ofOne = { employeeId: one.id }
    expect((await lead.portal.clockCorrections.index(ofOne)).data).toMatchObject([
      { id, askedBy: { id: one.id } },
    ])
    expect(
      (await correcting.admin.clockCorrections.index({ ...ofOne, from: friday, until: friday })).data,
    ).toHaveLength(1)
    expect((await correcting.admin.clockCorrections.index({ ...ofOne, from: '2026-02-28' })).data).toEqual([])
    expect((await correcting.admin.clockCorrections.index({ ...ofOne, side: 'company' })).data).toEqual([])
    expect((await correcting.admin.clockCorrections.index({ ...ofOne, search: 'olvide' })).data).toHaveLength(
      1,
    )
    expect((await other.portal.clockCorrections.index(ofOne)).data).toEqual([])
    expect(await other.portal.clockCorrections.show(id).safe()).toMatchObject({ error: { status: 404 } })
    expect(await other.portal.clockCorrections.create({ ...forgotten, ...ofOne }).safe()).toMatchObject({
      error: { status: 403 },
    })
  })
})
