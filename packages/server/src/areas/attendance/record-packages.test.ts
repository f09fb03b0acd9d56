import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPackage } from '@portal/sdk/verify'
import { forgotten, friday, refused, startCorrecting } from '#testing/corrections.ts'
import { employed } from '#testing/employed.ts'
import { packageOf } from '#testing/packages.ts'
import { recorded } from '#testing/recorded.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const text = (file: Uint8Array) => new TextDecoder().decode(file)
const week = { from: '2026-02-23', until: '2026-02-28' }

describe('recordPackages.people and recordPackages.index', () => {
  it('offer whom one may ask for, and list what one has asked for', async () => {
    const { one, lead } = await correcting.pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const people = async (search: string) => (await lead.portal.recordPackages.people({ search })).data
    expect(await people(one.name)).toEqual([{ id: one.id, displayName: one.name }])
    expect(await people('Ferrer')).toEqual([])
    const { id } = await packageOf(lead.portal, { ...week, employeeIds: [one.id] })
    expect((await lead.portal.recordPackages.index()).data).toMatchObject([
      { id, people: 1, person: { id: one.id }, detail: 'full', isGranted: false },
    ])
    expect((await one.portal.recordPackages.index()).data).toEqual([])
    expect((await lead.portal.notifications.index({ kind: ['clock.packageReady'] })).data).toHaveLength(1)
  })
})

describe('recordPackages.create, recordPackages.show and recordPackages.file', () => {
  it('FIC-13.2 REP-10.1 REP-10.2 the record of a person and a period is a signed package with its corrections, which holds', async () => {
    const { one, lead } = await correcting.pair()
    await recorded(correcting.server, one.id, '2026-02-20 09:00 in', '2026-02-20 14:00 out')
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const asked = await one.portal.clockCorrections.create(forgotten)
    await lead.portal.clockCorrections.approve(asked.id)
    await recorded(correcting.server, one.id, '2026-03-02 09:00 in')
    const { file } = await packageOf(lead.portal, { ...week, employeeIds: [one.id] })
    const [current] = await lead.portal.timeAnchors.keys()
    const key = current?.publicKey ?? ''
    const verification = verifyPackage(file, { key })
    expect(verification.findings).toEqual([])
    expect(verification).toMatchObject({ holds: true, facts: { people: 1, entries: 2, heldBack: 1 } })
    const content = text(file)
    expect(content).toContain('%PDF-1.7')
    expect(content).toContain(forgotten.reason)
    expect(content).toContain(lead.name)
    expect(content).not.toContain('2026-02-20')
    expect(content).not.toContain('2026-03-02T08:00')
  })

  it('is of oneself only for who may not read the entries of others', async () => {
    const { one } = await correcting.pair()
    const reports = await employed(correcting.server, ['REPORTES_TODOS'])
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    await recorded(correcting.server, reports.id, `${friday} 09:00 in`)
    const { recordPackages } = reports.portal
    expect((await recordPackages.people({ search: one.name })).data).toEqual([])
    expect((await recordPackages.people({ search: reports.name })).data).toHaveLength(1)
    expect(await recordPackages.create({ ...week, employeeIds: [one.id] }).safe()).toMatchObject(
      refused(422, 'employeeIds', 'out_of_reach'),
    )
    expect(await recordPackages.create(week)).toMatchObject({ people: 1, person: { id: reports.id } })
    const reader = await employed(correcting.server, ['REPORTES_TODOS', 'REPORTES_FICHAJE_VER'])
    expect((await reader.portal.recordPackages.people({ search: one.name })).data).toHaveLength(1)
  })

  it('refuses who is out of reach, a period of more than four years, and nobody', async () => {
    const { one, lead } = await correcting.pair()
    const other = await correcting.pair()
    const ask = (more: object) => lead.portal.recordPackages.create({ ...week, ...more }).safe()
    expect(await ask({ employeeIds: [other.one.id] })).toMatchObject(
      refused(422, 'employeeIds', 'out_of_reach'),
    )
    expect(await ask({ employeeIds: [one.id] })).toMatchObject(refused(422, 'employeeIds', 'blank'))
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    expect(await ask({ from: '2020-01-01' })).toMatchObject(refused(422, 'until', 'less_than', '2023-12-31'))
    expect(await ask({ from: '2026-03-01' })).toMatchObject(
      refused(422, 'until', 'greater_than', '2026-03-01'),
    )
    const { id } = await lead.portal.recordPackages.create({ ...week, employeeIds: [one.id] })
    expect(await one.portal.recordPackages.show(id).safe()).toMatchObject({ error: { status: 404 } })
  })
})
