import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

let server: TestServer
let admin: Portal
beforeAll(async () => {
  server = await startServer()
  admin = await signedIn(server)
})
afterAll(() => server.close())

const validFrom = '2026-01-01'
const nothing = { created: 0, updated: 0, unchanged: 0, rows: [] }

describe('projects.import', () => {
  const project = { name: 'Proyecto de un archivo', customer: 'Moda Lince', startsOn: validFrom }
  const ofFile = {
    ...{ ...project, code: 'PRY-FILE', analyticCodeId: 'ana-2026-0007', serviceCodeId: null },
    skillIds: ['MOL_CHAT', 'LNE_ATC'],
  }

  it('knows codes, skills and coordinators by what people call them; a dry run keeps nothing', async () => {
    const [coordinator] = (await admin.coordinatorAssignments.coordinators({ perPage: 1 })).data
    const { data } = await admin.assignments.index({ search: coordinator?.displayName ?? '', perPage: 100 })
    const username = data.find(({ id }) => id === coordinator?.id)?.username ?? ''
    const rows = [{ ...ofFile, coordinatorIds: [username] }]
    expect(await admin.projects.import({ dryRun: true, rows })).toEqual({ ...nothing, created: 1 })
    expect((await admin.projects.index({ search: 'PRY-FILE' })).data).toEqual([])

    expect(await admin.projects.import({ dryRun: false, rows })).toEqual({ ...nothing, created: 1 })
    const [made] = (await admin.projects.index({ search: 'PRY-FILE' })).data
    expect(made).toMatchObject({
      ...{ analyticCode: { code: 'ANA-2026-0007' }, serviceCode: null, state: 'draft' },
      ...{ coordinatorIds: [coordinator?.id], skills: [{ code: 'LNE_ATC' }, { code: 'MOL_CHAT' }] },
    })
    expect(await admin.projects.import({ dryRun: false, rows })).toEqual({ ...nothing, unchanged: 1 })
    const ended = [{ code: 'PRY-FILE', endsOn: '2026-12-31', coordinatorIds: made?.coordinatorIds }]
    expect(await admin.projects.import({ dryRun: false, rows: ended })).toEqual({ ...nothing, updated: 1 })
  })

  it('refuses row by row what names nothing, or more than one, and what the rules refuse', async () => {
    const of = (code: string, more: object) => ({ ...project, code, name: `${code} de un archivo`, ...more })
    const { updated, created, rows } = await admin.projects.import({
      dryRun: false,
      rows: [
        of('PRY-1', { analyticCodeId: 'ANA-DE-NADIE' }),
        of('PRY-2', { skillIds: ['MOL_CHAT', 'NINGUNO'] }),
        of('PRY-3', { state: 'archived' }),
        of('PRY-4', { endsOn: '2025-01-01' }),
        of('PRY-5', {}),
      ],
    })
    expect({ created, updated }).toEqual({ created: 1, updated: 0 })
    expect(rows).toEqual([
      { row: 1, errors: { analyticCodeId: [{ error: 'inclusion', value: 'ANA-DE-NADIE' }] } },
      { row: 2, errors: { skillIds: [{ error: 'inclusion', value: 'NINGUNO' }] } },
      { row: 3, errors: { state: [{ error: 'invalid', value: 'archived' }] } },
      { row: 4, errors: { endsOn: [{ error: 'invalid' }] } },
    ])
  })
})

describe('analyticCodes.import, serviceCodes.import, operatingCodes.import and subcampaigns.import', () => {
  it('create and change by code, and name their references', async () => {
    const code = { code: 'ARCHIVO', name: 'De un archivo', validFrom }
    const [campaign] = (await admin.campaigns.index()).data
    const rows = [{ ...code, costCentre: 'PRU-MAD-OPE', campaignId: campaign?.name.toUpperCase() }]
    expect(await admin.analyticCodes.import({ dryRun: false, rows })).toMatchObject({ created: 1 })
    const service = [{ ...code, analyticCodeId: 'ARCHIVO' }]
    expect(await admin.serviceCodes.import({ dryRun: false, rows: service })).toMatchObject({ created: 1 })
    const [made] = (await admin.serviceCodes.index({ search: 'ARCHIVO' })).data
    expect(made).toMatchObject({ analyticCode: { code: 'ARCHIVO', name: 'De un archivo' } })
    const operating = { dryRun: false, rows: [code] }
    expect(await admin.operatingCodes.import(operating)).toMatchObject({ created: 1 })
    expect(await admin.operatingCodes.import(operating)).toMatchObject({ unchanged: 1 })
    const part = { code: 'ARCHIVO', name: 'De un archivo', startsOn: validFrom, campaignId: campaign?.name }
    expect(await admin.subcampaigns.import({ dryRun: false, rows: [part] })).toMatchObject({ created: 1 })
    expect((await admin.subcampaigns.index({ search: 'ARCHIVO' })).data).toMatchObject([
      { campaign: { id: campaign?.id }, skillIds: [] },
    ])
  })

  it('are for who may make and change them', async () => {
    const agent = await signedIn(server, 'empleado')
    for (const family of [agent.projects, agent.analyticCodes, agent.subcampaigns])
      expect(await family.import({ dryRun: true, rows: [{ code: 'X' }] }).safe()).toMatchObject({
        error: { status: 403 },
      })
  })
})
