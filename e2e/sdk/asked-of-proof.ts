import type { Portal } from '@portal/sdk'
import { vi } from 'vitest'
import { waitLimit } from './wait-limit.ts'

const uidOf = ({ session }: Portal) => session.current?.userData.uid ?? ''

/** Anchors, packages of the time record, and read grants: given by one person, used by another. */
export async function askProof(giver: Portal, holder: Portal): Promise<void> {
  await giver.timeAnchors.keys()
  await giver.timeAnchors.file().text()
  const { data: anchors } = await giver.timeAnchors.index({ sort: 'number' })
  const [from = '', until = ''] = [anchors[0]?.day, anchors.at(-1)?.day]
  const week = { from, until }
  const { data } = await giver.clockEntries.index({ ...week, perPage: 5 })
  const employeeIds = [data.find(({ person }) => person.id !== uidOf(holder))?.person.id ?? '']
  const { id: grantId } = await giver.recordGrants.create({
    ...{ ...week, userId: uidOf(holder), role: 'inspector', employeeIds, reason: 'Visita' },
    endsAt: new Date(Date.now() + 60 * 60_000).toISOString(),
  })
  await giver.recordGrants.index({ state: 'current', sort: 'endsAt' })
  await holder.recordGrants.index({ own: true })
  await holder.recordGrants.days(grantId, week)
  const { id } = await holder.recordPackages.create({ ...week, grantId })
  await vi.waitUntil(async () => (await holder.recordPackages.show(id)).state === 'ready', waitLimit)
  await giver.recordPackages.people({ search: 'a' })
  await holder.recordPackages.index({ state: 'ready' })
  await holder.recordPackages.file(id).blob()
  await giver.recordViews.index({ employeeId: employeeIds[0] ?? '' })
  await giver.recordGrants.revoke(grantId)
}
