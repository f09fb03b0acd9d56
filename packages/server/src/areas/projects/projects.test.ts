import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { seen } from '#testing/seen.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { refused } from '#testing/refused.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const nobody = '0193b3a0-0000-4000-8000-00000000dead'
const validFrom = '2026-01-01'

describe('projects.index and projects.show', () => {
  it('finds a project by code, name or customer, and says by name who and what serves it', async () => {
    const { data, meta } = await admin.projects.index({ search: 'luz norte' })
    expect(meta.totalCount).toBe(1)
    expect(data[0]).toMatchObject({
      code: 'PRY-2026-001',
      customer: 'Luz Norte Energía',
      state: 'active',
      analyticCode: { code: 'ANA-2026-0001' },
      serviceCode: { code: 'SRV-001' },
      operatingCode: { code: 'EXP-10', name: 'Inbound' },
    })
    const project = await admin.projects.show(data[0]?.id ?? '')
    expect(project.skills.map(({ code }) => code).sort()).toEqual(['LNE_ATC', 'LNE_AVERIAS', 'LNE_RETENCION'])
    expect(project.coordinators.map(({ id }) => id).sort()).toEqual([...project.coordinatorIds].sort())
    const archived = await admin.projects.index({ state: 'archived', sort: '-endsOn' })
    expect(archived.data.map(({ code }) => code)).toEqual(['PRY-2025-009'])
  })
})

describe('projects.create, projects.update, projects.patch, projects.destroy and projects.restore', () => {
  it('PRO-1.2 PRO-3.3 a project goes its steps, refers to what there is, and has a code of its own', async () => {
    const [skill] = (await admin.skills.index({ search: 'MOL_CHAT' })).data
    const [code] = (await admin.analyticCodes.index({ search: 'ANA-2026-0007' })).data
    const input = { name: 'Chat de verano', customer: 'Moda Lince', startsOn: '2026-06-01' }
    const project = await admin.projects.create({ ...input, code: 'PRY-CHAT', skillIds: [skill?.id ?? ''] })
    expect(project).toMatchObject({ state: 'draft', endsOn: null, analyticCode: null, coordinators: [] })
    expect(project.skills).toMatchObject([{ code: 'MOL_CHAT' }])

    const twice = await admin.projects.create({ ...input, name: 'Otro', code: 'PRY-CHAT' }).safe()
    expect(twice).toMatchObject(refused(422, { code: [{ code: 'taken' }] }))
    const patch = async (change: object) =>
      admin.projects.patch(project.id, { ...change, ...(await seen(admin.projects, project.id)) }).safe()
    expect(await patch({ analyticCodeId: nobody })).toMatchObject(
      refused(422, { analyticCodeId: [{ code: 'inclusion', value: nobody }] }),
    )
    expect(await patch({ skillIds: [nobody] })).toMatchObject(
      refused(422, { skillIds: [{ code: 'inclusion' }] }),
    )
    expect(await patch({ endsOn: '2026-05-31' })).toMatchObject(
      refused(422, { endsOn: [{ code: 'invalid' }] }),
    )
    expect(await patch({ state: 'archived' })).toMatchObject(refused(422, { state: [{ code: 'invalid' }] }))
    for (const state of ['active', 'paused', 'active', 'closed'] as const) {
      expect(
        await admin.projects.patch(project.id, { ...(await seen(admin.projects, project.id)), state }),
      ).toMatchObject({ state })
    }
    expect(await patch({ state: 'active' })).toMatchObject(refused(422, { state: [{ code: 'invalid' }] }))

    const stale = await admin.projects.update(project.id, { ...input, code: 'PRY-CHAT', version: 1 }).safe()
    expect(stale).toMatchObject(refused(409, { version: [{ code: 'stale' }] }))
    const { version } = await admin.projects.show(project.id)
    const replaced = await admin.projects.update(project.id, {
      ...{ ...input, code: 'PRY-CHAT', state: 'closed', analyticCodeId: code?.id ?? null, version },
    })
    expect(replaced).toMatchObject({ skillIds: [], skills: [], analyticCode: { code: 'ANA-2026-0007' } })
    await admin.projects.destroy(project.id)
    expect((await admin.projects.index({ search: 'PRY-CHAT' })).data).toEqual([])
    expect(await admin.projects.restore(project.id)).toMatchObject({ code: 'PRY-CHAT', deletedAt: null })
  })

  it('is for who holds a permission of projects or of codes', async () => {
    const agent = await signedIn(server, 'empleado')
    expect(await agent.projects.index().safe()).toMatchObject({ error: { status: 403 } })
    expect(await agent.analyticCodes.index().safe()).toMatchObject({ error: { status: 403 } })
  })
})

describe('analyticCodes.index, analyticCodes.show, analyticCodes.update, analyticCodes.patch, analyticCodes.destroy, analyticCodes.restore', () => {
  it('PRO-3.1 PAN-13.2 PAN-13.4 analyticCodes.create: a code is unique, dated and not deleted while something is booked to it', async () => {
    const one = await admin.analyticCodes.create({
      ...{ code: 'ANA-X-1', name: 'Prueba · Madrid', costCentre: 'PRU-MAD-OPE', validFrom },
    })
    const again = { code: 'ana-x-1', name: 'Otra', costCentre: 'X', validFrom }
    expect(await admin.analyticCodes.create(again).safe()).toMatchObject(
      refused(422, { code: [{ code: 'format' }] }),
    )
    expect(await admin.analyticCodes.create({ ...again, code: 'ANA-X-1' }).safe()).toMatchObject(
      refused(422, { code: [{ code: 'taken', value: 'ANA-X-1' }] }),
    )
    expect(
      await admin.analyticCodes
        .patch(one.id, { ...(await seen(admin.analyticCodes, one.id)), validTo: '2025-12-31' })
        .safe(),
    ).toMatchObject(refused(422, { validTo: [{ code: 'invalid' }] }))
    const service = await admin.serviceCodes.create({
      ...{ code: 'SRV-X', name: 'De prueba', validFrom, analyticCodeId: one.id },
    })
    expect(service.analyticCode).toMatchObject({ code: 'ANA-X-1' })
    expect(await admin.analyticCodes.show(one.id)).toMatchObject({ uses: 1 })
    expect(await admin.analyticCodes.destroy(one.id).safe()).toMatchObject(
      refused(409, { id: [{ code: 'referenced' }] }),
    )
    expect(
      await admin.analyticCodes.patch(one.id, {
        ...(await seen(admin.analyticCodes, one.id)),
        active: false,
      }),
    ).toMatchObject({ active: false })
    await admin.serviceCodes.patch(service.id, {
      ...(await seen(admin.serviceCodes, service.id)),
      analyticCodeId: null,
    })
    await admin.analyticCodes.destroy(one.id)
    // Deleted rows are not offered.
    expect(
      await admin.serviceCodes
        .patch(service.id, { ...(await seen(admin.serviceCodes, service.id)), analyticCodeId: one.id })
        .safe(),
    ).toMatchObject(refused(422, { analyticCodeId: [{ code: 'inclusion' }] }))
    expect(await admin.analyticCodes.restore(one.id)).toMatchObject({ deletedAt: null })
    expect(
      await admin.analyticCodes.update(one.id, {
        ...(await seen(admin.analyticCodes, one.id)),
        ...again,
        code: 'ANA-X-2',
        costCentre: 'PRU',
      }),
    ).toMatchObject({ active: true, code: 'ANA-X-2' })
  })

  it('serviceCodes.index, serviceCodes.show, serviceCodes.create, serviceCodes.update, serviceCodes.patch, serviceCodes.destroy, serviceCodes.restore', async () => {
    const [campaign] = (await admin.analyticCodes.index({ search: 'LNE-' })).data
    const { data } = await admin.serviceCodes.index({ campaignId: campaign?.campaignId ?? '' })
    expect(data).toMatchObject([{ code: 'SRV-001', campaign: { name: 'Luz Norte Energía' }, uses: 1 }])
    const { id } = await admin.serviceCodes.create({ code: 'SRV-Y', name: 'Otra prueba', validFrom })
    await admin.serviceCodes.update(id, {
      ...(await seen(admin.serviceCodes, id)),
      code: 'SRV-Z',
      name: 'Otra prueba',
      validFrom,
    })
    await admin.serviceCodes.patch(id, { ...(await seen(admin.serviceCodes, id)), active: false })
    await admin.serviceCodes.destroy(id)
    await admin.serviceCodes.restore(id)
    expect(await admin.serviceCodes.show(id)).toMatchObject({ code: 'SRV-Z', version: 5, uses: 0 })
  })

  it('operatingCodes.index, operatingCodes.show, operatingCodes.create, operatingCodes.update, operatingCodes.patch, operatingCodes.destroy, operatingCodes.restore', async () => {
    const { data } = await admin.operatingCodes.index({ sort: 'code' })
    expect(data.map(({ code }) => code)).toEqual(['EXP-10', 'EXP-20', 'EXP-30', 'EXP-90'])
    expect(data[0]?.uses).toBeGreaterThan(0)
    const { id } = await admin.operatingCodes.create({ code: 'EXP-40', name: 'Chat', validFrom })
    await admin.operatingCodes.update(id, {
      ...(await seen(admin.operatingCodes, id)),
      code: 'EXP-40',
      name: 'Chat y mensajería',
      validFrom,
    })
    await admin.operatingCodes.patch(id, { ...(await seen(admin.operatingCodes, id)), active: false })
    await admin.operatingCodes.destroy(id)
    expect(await admin.operatingCodes.restore(id)).toMatchObject({ active: false, name: 'Chat y mensajería' })
    expect(await admin.operatingCodes.show(id)).toMatchObject({ version: 5 })
  })
})

describe('campaigns.index and the subcampaigns', () => {
  it('PRO-1.3 subcampaigns.index, subcampaigns.show and subcampaigns.create: each is part of a campaign, where its name is its own', async () => {
    const { data: campaigns } = await admin.campaigns.index()
    const [vega, salud] = ['Ayuntamiento de Vega Alta 010', 'Salud Cercana'].map((name) =>
      campaigns.find((campaign) => campaign.name === name),
    )
    expect((await admin.subcampaigns.index({ search: 'citas' })).meta.totalCount).toBe(2)
    const { data } = await admin.subcampaigns.index({ campaignId: vega?.id ?? '' })
    expect(data.map(({ name }) => name)).toEqual(['Información', 'Citas'])
    expect(data[0]).toMatchObject({ campaign: { name: vega?.name }, skills: [{ code: 'AVA_INFO' }] })
    const input = { startsOn: '2026-09-01', campaignId: salud?.id ?? '' }
    const taken = await admin.subcampaigns.create({ ...input, code: 'SUB-9', name: 'CITAS' }).safe()
    expect(taken).toMatchObject(refused(422, { name: [{ code: 'taken' }] }))
    const made = await admin.subcampaigns.create({ ...input, code: 'SUB-9', name: 'Información' })
    expect(await admin.subcampaigns.show(made.id)).toMatchObject({ active: true, skills: [], endsOn: null })
  })

  it('subcampaigns.update, subcampaigns.patch, subcampaigns.destroy and subcampaigns.restore: skills.campaign names existing ones', async () => {
    const [skill] = (await admin.skills.index({ search: 'MOL_CHAT' })).data
    const [chat] = (await admin.subcampaigns.index({ search: 'chat' })).data
    if (skill === undefined || chat === undefined) throw new Error('the demo has a chat')
    const named = async () => (await admin.skills.campaign(skill.id)).subcampaigns
    const { code, campaignId, startsOn } = chat
    await admin.subcampaigns.update(chat.id, {
      ...(await seen(admin.subcampaigns, chat.id)),
      code,
      campaignId,
      startsOn,
      name: 'Chat y redes',
    })
    expect(await named()).toEqual(['Pedidos', 'Devoluciones', 'Chat y redes'])
    await admin.subcampaigns.patch(chat.id, { ...(await seen(admin.subcampaigns, chat.id)), active: false })
    expect(await named()).toEqual(['Pedidos', 'Devoluciones'])
    expect(
      await admin.subcampaigns
        .patch(chat.id, { ...(await seen(admin.subcampaigns, chat.id)), endsOn: '2025-01-01' })
        .safe(),
    ).toMatchObject(refused(422, { endsOn: [{ code: 'invalid' }] }))
    await admin.subcampaigns.destroy(chat.id)
    expect(await admin.subcampaigns.restore(chat.id)).toMatchObject({ name: 'Chat y redes', skillIds: [] })
  })
})
