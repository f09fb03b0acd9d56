import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayOf, forgotten, friday, refused, startCorrecting } from '#testing/corrections.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { recorded } from '#testing/recorded.ts'
import * as queries from './clock-corrections.queries.ts'
import { heldCorrectionKind } from './held-corrections.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const approved = { as: 'approved' } as const

/** A pending correction for the author's coordinator. */
async function waiting() {
  const { one, lead } = await correcting.pair()
  await recorded(correcting.server, one.id, `${friday} 09:00 in`)
  const { id } = await one.portal.clockCorrections.create(forgotten)
  const state = async () => (await one.portal.clockCorrections.show(id)).state
  const becomes = (wanted: string) => vi.waitUntil(async () => (await state()) === wanted, waitLimit)
  return { one, lead, id, becomes }
}

describe('clockCorrections.hold and clockCorrections.release', () => {
  it('a decision takes effect six seconds later, in the name of its author, even if the page is closed', async () => {
    const { one, lead, id, becomes } = await waiting()
    const held = await lead.portal.clockCorrections.hold(id, approved)
    expect(held).toMatchObject({ state: 'pending', canDecide: false, held: { as: 'approved' } })
    expect(await one.portal.clockCorrections.show(id)).toMatchObject({ state: 'pending', held: null })
    expect((await lead.portal.clockCorrections.index({ waiting: true })).data).toEqual([])
    expect((await dayOf(one)).entries).toHaveLength(1)
    correcting.clock.forward(6)
    await becomes('approved')
    expect((await dayOf(one)).entries.at(-1)).toMatchObject({
      ...{ kind: 'out', source: 'correction', createdBy: { id: lead.id } },
    })
    expect(await one.portal.clockCorrections.show(id)).toMatchObject({ decidedBy: { id: lead.id } })
    const { data } = await correcting.admin.logs.index({ act: 'clockCorrections.approve', subject: id })
    expect(data).toMatchObject([{ person: { id: lead.id } }])
  })

  it('undone in time, everything is unchanged, and nobody is notified', async () => {
    const { one, lead, id } = await waiting()
    await lead.portal.clockCorrections.hold(id, { as: 'rejected', reason: 'Salió a las tres' })
    const back = await lead.portal.clockCorrections.release(id)
    expect(back).toMatchObject({ state: 'pending', canDecide: true, held: null })
    correcting.clock.forward(7)
    const again = await lead.portal.clockCorrections.release(id).safe()
    expect(again).toMatchObject(refused(409, 'state', 'invalid'))
    expect((await one.portal.notifications.index({ kind: ['clock.correctionDecided'] })).data).toEqual([])
    expect(await one.portal.clockCorrections.show(id)).toMatchObject({ state: 'pending' })
  })

  it('while it may be taken back nobody else decides, and the one who has asked may still withdraw', async () => {
    const { one, lead, id } = await waiting()
    const blank = await lead.portal.clockCorrections.hold(id, { as: 'rejected' }).safe()
    expect(blank).toMatchObject(refused(422, 'reason', 'blank'))
    expect(await one.portal.clockCorrections.hold(id, approved).safe()).toMatchObject({
      error: { status: 403 },
    })
    await lead.portal.clockCorrections.hold(id, approved)
    const other = await correcting.admin.clockCorrections.approve(id).safe()
    expect(other).toMatchObject(refused(409, 'state', 'invalid'))
    expect(await correcting.admin.clockCorrections.release(id).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
    expect(await one.portal.clockCorrections.withdraw(id)).toMatchObject({ state: 'withdrawn' })
  })

  it('what cannot be put in force any more waits for a decision again', async () => {
    const { one, lead, id } = await waiting()
    await lead.portal.clockCorrections.hold(id, approved)
    // Meanwhile they have left, so another exit is invalid.
    await recorded(correcting.server, one.id, `${friday} 15:00 out`)
    correcting.clock.forward(6)
    const isBack = async () => (await lead.portal.clockCorrections.show(id)).canDecide
    await vi.waitUntil(isBack, waitLimit)
    expect(await lead.portal.clockCorrections.show(id)).toMatchObject({ state: 'pending', held: null })
  })

  it('what one has decided is neither overwritten nor forgotten by another', async () => {
    const { lead, id } = await waiting()
    await lead.portal.clockCorrections.hold(id, approved)
    const { db, clock, admin } = correcting
    const [now, other] = [clock.now(), admin.session.current?.userData.uid ?? '']
    const heldUntil = new Date(now.getTime() + 5000)
    const late = { heldAs: 'rejected', heldBy: other, heldUntil, heldReason: null, heldFor: null } as const
    expect(await queries.hold(db, id, late, now)).toBe(false)
    await queries.forgetHeld(db, id, late)
    expect(await queries.heldOf(db, id)).toMatchObject({ heldBy: lead.id })
    await lead.portal.clockCorrections.release(id)
  })

  it('one that nothing puts in force is none after some minutes, and somebody else decides', async () => {
    const { one, lead, id } = await waiting()
    await lead.portal.clockCorrections.hold(id, approved)
    const lost = correcting.db.deleteFrom('jobs').where('kind', '=', heldCorrectionKind).where('key', '=', id)
    await lost.execute()
    correcting.clock.forward(60)
    expect(await correcting.admin.clockCorrections.approve(id).safe()).toMatchObject(
      refused(409, 'state', 'invalid'),
    )
    correcting.clock.forward(10 * 60)
    expect(await lead.portal.clockCorrections.show(id)).toMatchObject({ held: null, canDecide: true })
    const reason = 'Salió a las tres'
    expect(await correcting.admin.clockCorrections.reject(id, { reason })).toMatchObject({
      state: 'rejected',
    })
    expect(await one.portal.clockCorrections.show(id)).toMatchObject({ decision: reason })
  })
})
