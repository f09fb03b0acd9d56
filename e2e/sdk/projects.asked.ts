import type { Portal } from '@portal/sdk'
import { dayIn } from '../support/day-in.ts'
import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about projects, their codes, subcampaigns and the synchronization of skills. */
export async function ask({ portal }: Asking): Promise<void> {
  await askCodes(portal)
  await askSubcampaigns(portal)
  const project = { code: 'PASO', name: 'Proyecto de paso', customer: 'Paso', startsOn: '2026-01-01' }
  const { id } = await portal.projects.create(project)
  await portal.projects.index({ search: 'PASO', state: 'draft', sort: '-startsOn' })
  await portal.projects.show(id)
  await portal.projects.update(id, { ...(await seen(portal.projects, id)), ...project, state: 'active' })
  await portal.projects.patch(id, { ...(await seen(portal.projects, id)), endsOn: '2026-12-31' })
  await portal.projects.import({ dryRun: true, rows: [{ code: 'PASO', customer: 'Otro' }, { code: 'x' }] })
  await portal.projects.destroy(id)
  await portal.projects.restore(id)
  await askAssignments(portal)
  await askSynchronization(portal)
}

async function askCodes(portal: Portal): Promise<void> {
  const code = { code: 'PASO', name: 'Código de paso', validFrom: '2026-01-01' }
  const analytic = { ...code, costCentre: 'PASO' }
  const one = await portal.analyticCodes.create(analytic)
  await portal.analyticCodes.index({ active: true })
  await portal.analyticCodes.show(one.id)
  await portal.analyticCodes.update(one.id, { ...(await seen(portal.analyticCodes, one.id)), ...analytic })
  await portal.analyticCodes.patch(one.id, { ...(await seen(portal.analyticCodes, one.id)), active: false })
  await portal.analyticCodes.import({ dryRun: true, rows: [analytic] })
  await portal.analyticCodes.destroy(one.id)
  await portal.analyticCodes.restore(one.id)
  for (const family of [portal.serviceCodes, portal.operatingCodes]) {
    const { id } = await family.create(code)
    await family.index({ search: 'PASO' })
    await family.show(id)
    await family.update(id, { ...(await seen(family, id)), ...code })
    await family.patch(id, { ...(await seen(family, id)), validTo: '2026-12-31' })
    await family.import({ dryRun: true, rows: [code] })
    await family.destroy(id)
    await family.restore(id)
  }
}

async function askSubcampaigns(portal: Portal): Promise<void> {
  const [campaign] = (await portal.campaigns.index()).data
  const subcampaign = {
    ...{ code: 'PASO', name: 'Subcampaña de paso', startsOn: '2026-01-01' },
    campaignId: campaign?.id ?? '',
  }
  const { id } = await portal.subcampaigns.create(subcampaign)
  await portal.subcampaigns.index({ sort: 'name' })
  await portal.subcampaigns.show(id)
  await portal.subcampaigns.update(id, { ...(await seen(portal.subcampaigns, id)), ...subcampaign })
  await portal.subcampaigns.patch(id, { ...(await seen(portal.subcampaigns, id)), active: false })
  await portal.subcampaigns.import({ dryRun: true, rows: [subcampaign] })
  await portal.subcampaigns.destroy(id)
  await portal.subcampaigns.restore(id)
}

async function askSynchronization(portal: Portal): Promise<void> {
  await portal.synchronization.preview()
  const run = await portal.synchronization.run()
  const cancelled = await portal.synchronization.cancel(run.id).safe()
  // If the job was faster, there is nothing to cancel or retry.
  if (cancelled.ok) await portal.synchronization.restart(run.id)
  else await portal.synchronization.restart(run.id).safe()
  await portal.synchronization.index({ state: 'failed' })
  await portal.synchronization.show(run.id)
  await portal.synchronization.changes(run.id, {})
  await portal.synchronization.previewUsers()
  await portal.synchronization.runUsers().safe()
  const [campaign] = (await portal.campaigns.index()).data
  await portal.synchronization.runCampaign(campaign?.id ?? '').safe()
}

async function askAssignments(portal: Portal): Promise<void> {
  const project = firstOf(await portal.projects.index({ state: 'active' }))
  const skill = firstOf(await portal.skills.index({ active: true }))
  const { id: userId, username } = firstOf(await portal.assignments.index())
  const userIds = [userId]
  const isMain = false
  await portal.skillAssignments.assign({ userIds, skillId: skill.id, level: 4, isMain, endsOn: null })
  const given = await portal.skillAssignments.index({ userId, sort: '-level', origin: 'hand' })
  const level = { username, skill: skill.code, level: 5 }
  await portal.skillAssignments.import({ dryRun: true, rows: [level] })
  await portal.skillAssignments.destroyAll({ ids: given.data.map(({ id }) => id) })
  const projectId = project.id
  await portal.projectAssignments.assign({ userIds, projectId, startsOn: dayIn(3), endsOn: null })
  const working = await portal.projectAssignments.index({ projectId, state: 'planned', sort: 'project' })
  await portal.projectAssignments.import({ dryRun: true, rows: [{ username, project: project.code }] })
  await portal.projectAssignments.destroyAll({ ids: working.data.map(({ id }) => id) })
}

function firstOf<Row>({ data: [row] }: { data: readonly Row[] }): Row {
  if (row === undefined) throw new Error('the demo company has none')
  return row
}
