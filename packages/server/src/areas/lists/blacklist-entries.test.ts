import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keeper, list, mobile } from '#testing/blacklists.ts'
import { signedIn } from '#testing/portals.ts'
import { refused } from '#testing/refused.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = (await keeper(server)).portal
})
afterAll(() => server.close())

const day = (offset: number) =>
  new Date(server.server.kernel.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10)

const add = async (input: Partial<Parameters<Portal['blacklistEntries']['create']>[0]> = {}) =>
  portal.blacklistEntries.create({
    blacklistId: input.blacklistId ?? (await list(portal)).id,
    ...{ kind: 'phone', value: mobile(), reason: 'Pide no recibir más llamadas', ...input },
  })

describe('blacklistEntries.create and blacklistEntries.show', () => {
  it('LNE-2.1 an entry is a phone in E.164, an e-mail address in lower case or a NIF in capitals', async () => {
    const number = mobile()
    const written = `0034 ${number.slice(0, 3)} ${number.slice(3, 6)}-${number.slice(6)}`
    expect((await add({ value: written })).value).toBe(`+34${number}`)
    expect((await add({ kind: 'email', value: ' Ana.Ruiz@Correo.Example ' })).value).toBe(
      'ana.ruiz@correo.example',
    )
    expect((await add({ kind: 'nif', value: '99.999.999-r' })).value).toBe('99999999R')
  })

  it.each([
    ['phone', 'no tiene', 'format'],
    ['phone', '600000000', 'invalid'],
    ['email', 'ana@', 'format'],
    ['nif', '99999999A', 'invalid'],
  ] as const)('refuses a %s that is none: %s', async (kind, value, code) => {
    const { id: blacklistId } = await list(portal)
    const call = portal.blacklistEntries.create({ blacklistId, kind, value, reason: 'Lo pide' }).safe()
    expect(await call).toMatchObject(refused(422, { value: [{ code }] }))
  })

  it('LNE-2.2 LNE-2.4 an entry has a channel, a reason, an origin and what proves it', async () => {
    const entry = {
      channel: 'sms',
      reason: 'Se opone a los mensajes',
      origin: 'client',
      evidence: 'Grabación 2026-11-20 10:32',
    } as const
    const { id } = await add(entry)
    expect(await portal.blacklistEntries.show(id)).toMatchObject(entry)
    const address = await add({ kind: 'email', value: `${mobile()}@correo.example` })
    expect(address).toMatchObject({ channel: 'email', origin: 'agent', evidence: null })
  })

  it('LNE-2.3 an entry is in force from the day it was requested to its last day, inclusive', async () => {
    const value = mobile()
    const { id } = await add({ value, requestedOn: day(-10), expiresOn: day(0) })
    expect(await portal.blacklistEntries.show(id)).toMatchObject({
      ...{ requestedOn: day(-10), expiresOn: day(0), state: 'active' },
    })
    expect((await portal.blacklistEntries.check({ value })).isListed).toBe(true)
    const over = mobile()
    const { blacklist } = await add({ value: over, requestedOn: day(-10), expiresOn: day(-1) })
    expect((await portal.blacklistEntries.check({ value: over })).isListed).toBe(false)
    const { data } = await portal.blacklistEntries.index({ blacklistId: blacklist.id, state: 'expired' })
    expect(data.map((entry) => entry.value)).toEqual([`+34${over}`])
  })

  it('refuses invalid days, a duplicate value and an inactive list', async () => {
    const { id: blacklistId } = await list(portal)
    const entry = { blacklistId, kind: 'phone', value: mobile(), reason: 'Lo pide' } as const
    const future = { ...entry, requestedOn: day(2), expiresOn: day(1) }
    expect(await portal.blacklistEntries.create(future).safe()).toMatchObject(
      refused(422, { requestedOn: [{ code: 'invalid' }], expiresOn: [{ code: 'invalid' }] }),
    )
    await portal.blacklistEntries.create(entry)
    expect(await portal.blacklistEntries.create(entry).safe()).toMatchObject(
      refused(422, { value: [{ code: 'taken' }] }),
    )
    const closed = await list(portal, { active: false })
    const call = portal.blacklistEntries.create({ ...entry, blacklistId: closed.id }).safe()
    expect(await call).toMatchObject(refused(422, { blacklistId: [{ code: 'inclusion' }] }))
  })

  it('accepts again a value whose entry has expired', async () => {
    const { id: blacklistId } = await list(portal)
    const value = mobile()
    await add({ blacklistId, value, requestedOn: day(-9), expiresOn: day(-2) })
    const again = await add({ blacklistId, value })
    expect(again.state).toBe('active')
    const states = (await portal.blacklistEntries.index({ blacklistId })).data.map(({ state }) => state)
    expect(states.sort()).toEqual(['active', 'expired'])
  })
})

describe('blacklistEntries.check', () => {
  it('LNE-3.2 a number is checked in any notation, with list, layer, start and scope', async () => {
    const number = mobile()
    const { blacklist } = await add({ value: number, requestedOn: day(-3) })
    const [spaced, plain] = [`+34 ${number.slice(0, 3)} ${number.slice(3)}`, `0034${number}`]
    for (const value of [number, spaced, plain]) {
      const { isListed, hits } = await portal.blacklistEntries.check({ value })
      expect(isListed).toBe(true)
      expect(hits).toMatchObject([
        {
          blacklist,
          since: day(-3),
          appliesAt: ['load', 'segment', 'activation', 'serving'],
          campaign: null,
        },
      ])
    }
    expect(await portal.blacklistEntries.check({ value: mobile() })).toMatchObject({
      isListed: false,
      hits: [],
    })
    const call = portal.blacklistEntries.check({ value: 'nadie' }).safe()
    expect(await call).toMatchObject(refused(422, { value: [{ code: 'format' }] }))
  })

  it('LNE-1.1 LNE-1.2 lists are corporate, external or of a campaign or skill, and go before one another in this order', async () => {
    const { data: skills } = await (await signedIn(server)).skills.index()
    const [skill] = skills
    const skillId = skill?.id ?? ''
    const value = mobile()
    const own = await list(portal, { layer: 'campaign', skillId })
    const ofCampaign = await list(portal, { layer: 'campaign', campaignId: skill?.campaignId ?? '' })
    const robinson = await list(portal, { layer: 'external', staleAfterDays: 30 })
    const corporate = await list(portal)
    for (const { id } of [own, ofCampaign, robinson, corporate])
      await add({ blacklistId: id, value, requestedOn: day(-1) })
    const { hits } = await portal.blacklistEntries.check({ value })
    expect(hits.map(({ blacklist }) => blacklist.layer)).toEqual([
      'corporate',
      'external',
      'campaign',
      'campaign',
    ])
    expect(hits[0]?.blacklist.id).toBe(corporate.id)
    const places = hits.slice(2).map((hit) => [hit.campaign, hit.skill])
    expect(places).toContainEqual([null, skill?.name])
    expect(places).toContainEqual([skill?.campaignName, null])
  })

  it('LNE-8.1 a number matches by its last nine digits and its international prefix, and no other country’s does', async () => {
    const digits = `9${mobile().slice(1)}`
    await add({ value: `+351 ${digits}` })
    for (const value of [`+351${digits}`, `00351 ${digits}`, `351${digits}`])
      expect((await portal.blacklistEntries.check({ value })).isListed, value).toBe(true)
    const spanish = mobile()
    await add({ value: `+33 ${spanish}` })
    const found = await portal.blacklistEntries.check({ value: spanish })
    expect(found).toMatchObject({ isListed: false, alike: [`+33${spanish}`] })
    const { data } = await portal.blacklistEntries.index({ search: spanish.replace(/(...)(...)/, '$1 $2 ') })
    expect(data.map((entry) => entry.value)).toEqual([`+33${spanish}`])
  })
})

describe('blacklistEntries.patch and blacklistEntries.index', () => {
  it('lets nobody through whom an entry keeps out: it only ever holds longer and for more', async () => {
    const { id } = await add({ channel: 'phone', expiresOn: day(30) })
    const { patch, show } = portal.blacklistEntries
    expect(await patch(id, { expiresOn: day(3) }).safe()).toMatchObject(
      refused(422, { expiresOn: [{ code: 'invalid' }] }),
    )
    expect(await patch(id, { channel: 'sms' }).safe()).toMatchObject(
      refused(422, { channel: [{ code: 'invalid' }] }),
    )
    await patch(id, { expiresOn: null, channel: 'all', reason: 'Lo repite por correo' })
    const { history, ...entry } = await show(id)
    expect(entry).toMatchObject({ expiresOn: null, channel: 'all', reason: 'Lo repite por correo' })
    expect(history.map(({ kind }) => kind)).toEqual(['changed', 'created'])
  })

  it('finds entries by list, kind, channel and origin', async () => {
    const { id: blacklistId } = await list(portal)
    const { id } = await add({ blacklistId, channel: 'sms', origin: 'client' })
    await add({ blacklistId })
    const asked = { blacklistId, kind: 'phone', channel: 'sms', origin: 'client' } as const
    expect((await portal.blacklistEntries.index(asked)).data.map((entry) => entry.id)).toEqual([id])
    const shown = await portal.blacklists.show(blacklistId)
    expect(shown.size).toBe(2)
  })
})
