import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
})
afterAll(() => server.close())

describe('skills.index', () => {
  it('finds skills by code or name and names their campaign', async () => {
    const { data } = await portal.skills.index({ search: 'averias' })
    expect(data).toMatchObject([{ code: 'LNE_AVERIAS', campaignName: 'Luz Norte Energía' }])
  })

  it('keeps to one campaign', async () => {
    const [first] = (await portal.skills.index()).data
    const { data } = await portal.skills.index({ campaignId: first?.campaignId ?? '' })
    expect(new Set(data.map((skill) => skill.campaignId))).toEqual(new Set([first?.campaignId]))
  })
})

describe('skills.campaign', () => {
  it('answers the campaign with its subcampaigns', async () => {
    const [skill] = (await portal.skills.index({ search: 'LNE_ATC' })).data
    const campaign = await portal.skills.campaign(skill?.id ?? '')
    expect(campaign.name).toBe('Luz Norte Energía')
    expect(campaign.subcampaigns).toContain('Averías')
  })
})

describe('skillGroups.index', () => {
  it('counts the skills of each group', async () => {
    const { data } = await portal.skillGroups.index()
    const all = (await portal.skills.index({ perPage: 100 })).data
    for (const group of data) {
      expect(group.skillCount).toBe(all.filter((skill) => skill.skillGroupId === group.id).length)
    }
    expect(data.length).toBeGreaterThan(0)
  })
})
