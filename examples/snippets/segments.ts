import type { Portal } from '@portal/sdk'

// #region compute
export async function callFirst({ segments, segmentRuns }: Portal, filterId: string, name: string) {
  const segment = await segments.create({ name, filterId, mode: 'dynamic', challengerPercent: 20 })
  let run = await segmentRuns.create({ segmentIds: [segment.id] })
  while (run.finishedAt === null) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    run = await segmentRuns.show(run.id)
  }
  const { counts } = await segments.show(segment.id)
  console.log(`${counts?.members} of ${counts?.total}`)
  return segment.id
}
// #endregion

// #region staleness
export async function isFresh({ segments }: Portal, id: string) {
  const { staleness, hits } = await segments.result(id)
  for (const { name, hits: records } of hits) console.log(`${name} kept ${records} out`)
  const { changedRecords, blacklistsChanged, earlierChanged } = staleness
  return changedRecords === 0 && !blacklistsChanged && !earlierChanged
}
// #endregion
