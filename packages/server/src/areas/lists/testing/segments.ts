import { randomUUID } from 'node:crypto'
import type { FilterNode, Portal, Segment } from '@portal/sdk'
import { expect } from 'vitest'
import type { TestServer } from '#testing/start-server.ts'
import { waitLimit } from '#testing/wait-limit.ts'

export const all: FilterNode = { parent: null, kind: 'group', match: 'all' }
export const debtFrom = (value: number): FilterNode => ({
  ...{ parent: 0, kind: 'number', field: 'debt', operator: 'at_least', value },
})

/** A segment with a new filter of these conditions. */
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

/** Waits for the end of a run. */
export async function ran(portal: Portal, runId: string) {
  const finishedAt = async () => (await portal.segmentRuns.show(runId)).finishedAt
  await expect.poll(finishedAt, waitLimit).not.toBeNull()
  return portal.segmentRuns.show(runId)
}

/** Computes segments in one request; returns the result of each. */
export const computed = async (portal: Portal, ...segments: readonly { id: string }[]) =>
  ran(portal, (await portal.segmentRuns.create({ segmentIds: segments.map(({ id }) => id) })).id)

/** The stored members of a segment with their arms, by reference. */
export const membersOf = ({ server }: TestServer, segmentId: string) =>
  server.kernel.database.db
    .selectFrom('segmentMembers as m')
    .innerJoin('segments as s', 's.serial', 'm.segmentSerial')
    .where('s.id', '=', segmentId)
    .select(['m.reference', 'm.arm'])
    .orderBy('m.reference')
    .execute()
