import type { Portal, ReportDefinitionInput } from '@portal/sdk'
import { vi } from 'vitest'
import { waitLimit } from './wait-limit.ts'

/** Definitions of reports, subscribed and unsubscribed, and their files. */
export async function askReports(owner: Portal): Promise<void> {
  const { reportDefinitions, reportRuns } = owner
  await reportDefinitions.reports()
  await reportDefinitions.receivers({ report: 'workingHours', search: 'a' })
  const input: ReportDefinitionInput = {
    name: 'Informe de prueba',
    report: 'workingHours',
    query: 'by=week',
    format: 'csv',
    period: 'lastMonth',
    schedule: { every: 'month', day: 31, hour: 8, timeZone: 'Europe/Madrid' },
  }
  const { id } = await reportDefinitions.create(input)
  await reportDefinitions.index({ scope: 'own', scheduled: true })
  await reportDefinitions.update(id, { ...input, name: 'Informe de prueba dos' })
  await reportDefinitions.show(id)
  await reportDefinitions.unsubscribe(id)
  await reportDefinitions.subscribe(id)
  await reportDefinitions.destroy(id)
  await reportDefinitions.restore(id)
  const run = await reportRuns.create({ definitionId: id })
  await vi.waitUntil(async () => (await reportRuns.show(run.id)).state === 'ready', waitLimit)
  await reportRuns.file(run.id).blob()
  await reportRuns.index({ definitionId: id })
  const stopped = await reportRuns.create({ report: 'clockEntries', format: 'csv' })
  // It may be finished before it is stopped: then the service says so.
  await reportRuns.cancel(stopped.id).safe()
  await owner.clockEntries.export({ from: '2026-01-01', until: '2026-01-02' }).text()
}
