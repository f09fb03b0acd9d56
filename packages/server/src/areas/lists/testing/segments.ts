import { randomUUID } from 'node:crypto'
import type { FilterNode, Portal, Segment } from '@portal/sdk'

export const all: FilterNode = { parent: null, kind: 'group', match: 'all' }
export const debtFrom = (value: number): FilterNode => ({
  ...{ parent: 0, kind: 'number', field: 'debt', operator: 'at_least', value },
})

/** A segment of a new filter with these conditions. */
export async function segmentOf(
  portal: Portal,
  templateId: string,
  conditions: readonly FilterNode[],
  input: Partial<Parameters<Portal['segments']['create']>[0]> = {},
): Promise<Segment> {
  const name = `Segmento ${randomUUID().slice(0, 8)}`
  const { id: filterId } = await portal.filters.create({ name, templateId, nodes: [all, ...conditions] })
  return portal.segments.create({ name, filterId, mode: 'dynamic', ...input })
}

/** A run to its end. */
export async function ran(portal: Portal, runId: string) {
  for (;;) {
    const run = await portal.segmentRuns.show(runId)
    if (run.finishedAt !== null) return run
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Segments computed in one act; the result of each. */
export const computed = async (portal: Portal, ...segments: readonly { id: string }[]) =>
  ran(portal, (await portal.segmentRuns.create({ segmentIds: segments.map(({ id }) => id) })).id)
