import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockPerson } from '#db/lock-person.ts'
import { dayOf, forgotten, friday, refused, startCorrecting } from '#testing/corrections.ts'
import { waitLimit } from '#testing/wait-limit.ts'
import { recorded } from '#testing/recorded.ts'
import { isOnPostgres } from '#testing/test-database.ts'
import { waitingStatements } from '#testing/waiting-statements.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

/** Runs all of it while the person is locked, so that each has started before any continues. */
async function atOnce<Answer>(
  employeeId: string,
  acts: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const { db } = correcting
  // PGlite has one connection: there they run one after the other, in any order.
  if (!isOnPostgres) return Promise.all(acts.map((act) => act()))
  const answers = await db.transaction().execute(async (held) => {
    await lockPerson(held, employeeId)
    const begun = acts.map((act) => act())
    await expect.poll(() => waitingStatements(db), waitLimit).toBe(acts.length)
    return begun
  })
  return Promise.all(answers)
}

it('of concurrent decisions on a correction one succeeds, and the others are conflicts', async () => {
  const { one, lead } = await correcting.pair()
  const company = correcting.admin.clockCorrections
  await recorded(correcting.server, one.id, `${friday} 09:00 in`)
  const { id } = await one.portal.clockCorrections.create(forgotten)
  const answers = await atOnce(one.id, [
    () => lead.portal.clockCorrections.approve(id).safe(),
    () => company.reject(id, { reason: 'Ese día no estaba' }).safe(),
    () => company.approve(id).safe(),
    () => one.portal.clockCorrections.withdraw(id).safe(),
    () => lead.portal.clockCorrections.reject(id, { reason: 'Salió a las tres' }).safe(),
  ])
  const [done, ...others] = answers.toSorted((first, second) => Number(second.ok) - Number(first.ok))
  expect(done).toMatchObject({ ok: true })
  expect(others).toMatchObject(others.map(() => refused(409, 'state', 'invalid')))
  const { state } = await one.portal.clockCorrections.show(id)
  const corrected = (await dayOf(one)).entries.filter(({ source }) => source === 'correction')
  expect(corrected).toHaveLength(state === 'approved' ? 1 : 0)
  const notifications = await one.portal.notifications.index({ kind: ['clock.correctionDecided'] })
  expect(notifications.data).toHaveLength(state === 'withdrawn' ? 0 : 1)
  const { data } = await correcting.admin.logs.index({ subject: id })
  const acts = data.map(({ act }) => act).filter((act) => !act.endsWith('.create'))
  expect(acts).toHaveLength(1)
})

it('of two who hold a decision at once one does, and it is theirs to take back', async () => {
  const { one, lead } = await correcting.pair()
  await recorded(correcting.server, one.id, `${friday} 09:00 in`)
  const { id } = await one.portal.clockCorrections.create(forgotten)
  const deciders = [lead.portal, correcting.admin]
  const holds = deciders.map(
    ({ clockCorrections }) =>
      () =>
        clockCorrections.hold(id, { as: 'approved' }).safe(),
  )
  const answers = await atOnce(one.id, holds)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const released = await atOnce(
    one.id,
    deciders.map(
      ({ clockCorrections }) =>
        () =>
          clockCorrections.release(id).safe(),
    ),
  )
  expect(released.map(({ ok }) => ok)).toEqual(answers.map(({ ok }) => ok))
  expect(await one.portal.clockCorrections.show(id)).toMatchObject({ state: 'pending' })
})
