import { createHash } from 'node:crypto'
import type { Employed } from '#testing/employed.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keeper, list, mobile } from '#testing/blacklists.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let ana: Employed
let luis: Employed

beforeAll(async () => {
  server = await startServer()
  ana = await keeper(server)
  luis = await keeper(server)
})
afterAll(() => server.close())

async function entry() {
  const { id: blacklistId } = await list(ana.portal)
  const input = {
    blacklistId,
    kind: 'phone',
    value: mobile(),
    reason: 'Pide no recibir más llamadas',
  } as const
  return ana.portal.blacklistEntries.create(input)
}

describe('blacklistRemovals.create, blacklistRemovals.index, blacklistRemovals.approve, blacklistRemovals.reject and blacklistRemovals.withdraw', () => {
  it('LNE-7.1 an entry is removed by a second person, for a reason, and holds until then', async () => {
    const { id, value, blacklist } = await entry()
    const { blacklistRemovals } = ana.portal
    expect(await blacklistRemovals.create(id, { reason: '' }).safe()).toMatchObject({ ok: false })
    const asked = await blacklistRemovals.create(id, { reason: 'Ha vuelto a dar su consentimiento' })
    expect(asked).toMatchObject({ state: 'pending', canDecide: false, value, blacklist })
    expect(await blacklistRemovals.create(id, { reason: 'Otra vez' }).safe()).toMatchObject(
      refused(422, { reason: [{ code: 'taken' }] }),
    )
    expect(await blacklistRemovals.approve(asked.id).safe()).toMatchObject(
      refused(422, { id: [{ code: 'own_account' }] }),
    )
    expect((await ana.portal.blacklistEntries.check({ value })).isListed).toBe(true)
    const waiting = (await luis.portal.inbox.index({ family: ['blacklistRemovals'] })).data
    expect(waiting.find((one) => one.id === asked.id)).toMatchObject({
      comment: 'Ha vuelto a dar su consentimiento',
    })
    const news = (await luis.portal.notifications.index({ kind: ['blacklists.removalAsked'] })).data
    expect(news[0]?.data).toMatchObject({ value })
    expect(await luis.portal.blacklistRemovals.approve(asked.id)).toMatchObject({ state: 'approved' })
    expect((await ana.portal.blacklistEntries.check({ value })).isListed).toBe(false)
    expect((await ana.portal.blacklists.show(blacklist.id)).size).toBe(0)
    expect(await luis.portal.blacklistRemovals.approve(asked.id).safe()).toMatchObject(
      refused(409, { state: [{ code: 'invalid' }] }),
    )
  })

  it('LNE-7.2 the history of an entry has requester, decider and comments', async () => {
    const { id } = await entry()
    const first = await ana.portal.blacklistRemovals.create(id, { reason: 'Parece un error' })
    await luis.portal.blacklistRemovals.reject(first.id, { reason: 'No consta' })
    const second = await ana.portal.blacklistRemovals.create(id, { reason: 'Adjunta su escrito' })
    await ana.portal.blacklistRemovals.withdraw(second.id)
    const third = await luis.portal.blacklistRemovals.create(id, { reason: 'Consta su escrito' })
    await ana.portal.blacklistRemovals.approve(third.id)
    const { history, state } = await ana.portal.blacklistEntries.show(id)
    expect(state).toBe('removed')
    expect(history.map(({ kind, by, reason }) => [kind, by.displayName, reason])).toEqual([
      ['removed', ana.name, 'Consta su escrito'],
      ['removalAsked', luis.name, 'Consta su escrito'],
      ['removalWithdrawn', ana.name, null],
      ['removalAsked', ana.name, 'Adjunta su escrito'],
      ['removalRejected', luis.name, 'No consta'],
      ['removalAsked', ana.name, 'Parece un error'],
      ['created', ana.name, 'Pide no recibir más llamadas'],
    ])
    const { data } = await luis.portal.blacklistRemovals.index({ state: 'rejected' })
    expect(data.find((one) => one.id === first.id)).toMatchObject({ decision: 'No consta' })
  })
})

describe('blacklistCopies.create, blacklistCopies.index and blacklistCopies.export', () => {
  it('LNE-10.1 a partner checks by a hashed copy with a salt of its own, which names nobody', async () => {
    const { value, blacklist } = await entry()
    const of = { blacklistId: blacklist.id }
    const copy = await ana.portal.blacklistCopies.create({ ...of, partner: 'Contacta Norte' })
    const other = await ana.portal.blacklistCopies.create({ ...of, partner: 'Contacta Sur' })
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    const file = await ana.portal.blacklistCopies.export(copy.id).text()
    expect(file).toContain(`phone;${digest(copy.salt + digest(value))};all;`)
    expect(file).not.toContain(value.slice(-9))
    expect(await ana.portal.blacklistCopies.export(other.id).text()).not.toBe(file)
    const { data } = await ana.portal.blacklistCopies.index()
    expect(data[0]).not.toHaveProperty('salt')
    expect(data.map(({ partner }) => partner)).toEqual(
      expect.arrayContaining(['Contacta Norte', 'Contacta Sur']),
    )
  })
})
