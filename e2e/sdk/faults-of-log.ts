import type { LogEvent, Portal } from '@portal/sdk'
import { actsOnNoRow, actsShownElsewhere, actsWithoutValues, silentActs } from '@portal/server/testing'

const excused = { ...silentActs, ...actsShownElsewhere }

/** What the audit log lacks for the writes that were called: an event, its row, or its values. */
export async function faultsOfLog(
  portal: Portal,
  operations: readonly { id: string; method: string }[],
): Promise<string[]> {
  const faults: string[] = []
  for (const { id } of operations.filter(({ method }) => method !== 'get')) {
    const { data } = await portal.logs.index({ act: id })
    faults.push(...lackOf(id, data).map((lack) => `${id}: ${lack}`))
  }
  return faults
}

function lackOf(id: string, events: readonly LogEvent[]): string[] {
  if (events.length === 0) return id in excused ? [] : ['no event']
  if (id in actsOnNoRow) return []
  const isReported =
    id in actsWithoutValues || events.some(({ before, after }) => before !== null || after !== null)
  return [
    ...(events.some(({ subject }) => subject === null) ? ['no row'] : []),
    ...(isReported ? [] : ['no values']),
  ]
}
