import type { Portal } from '@portal/sdk'
import '@portal/sdk/node'

// #region definition
export async function everyMonday(portal: Portal) {
  return portal.reportDefinitions.create({
    name: 'Hours of last week',
    report: 'workingHours',
    query: 'by=week&sort=-extra',
    columns: ['person', 'effective', 'balance', 'extra'],
    format: 'xlsx',
    period: 'lastWeek',
    schedule: { every: 'week', weekday: 1, hour: 8, timeZone: 'Europe/Madrid' },
  })
}
// #endregion

// #region export
export async function saveAll(portal: Portal, path: string) {
  const { id } = await portal.reportRuns.create({
    report: 'clockEntries',
    query: 'from=2026-01-01&until=2026-12-31&sort=at',
    format: 'csv',
  })
  for (;;) {
    const run = await portal.reportRuns.show(id)
    console.log(`${run.state}: ${run.done} of ${run.total ?? '?'} rows`)
    if (run.state === 'ready') break
    if (run.state !== 'queued' && run.state !== 'running') throw new Error(run.failure ?? run.state)
    await new Promise((wake) => setTimeout(wake, 1000))
  }
  await portal.reportRuns.file(id).toFile(path)
}
// #endregion

// #region stream
export async function streamAll(portal: Portal) {
  const download = await portal.clockEntries.export({ from: '2026-01-01', columns: ['person', 'at', 'kind'] })
  let bytes = 0
  for await (const chunk of download.stream()) bytes += chunk.length
  return bytes
}
// #endregion
