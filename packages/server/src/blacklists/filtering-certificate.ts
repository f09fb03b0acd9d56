import { createHash } from 'node:crypto'
import type { ActivationSum, BlacklistLayer } from '@portal/sdk/contract'

/** The name of the format, part of the file. */
export const format = 'portal-filtering/1'

type Row = ActivationSum & {
  id: string
  name: string
  segmentId: string
  segmentName: string
  skillId: string
  skillName: string
  commercial: boolean
}
type List = {
  blacklistId: string
  name: string
  layer: BlacklistLayer
  edition: string | null
  ranOn: string | null
  size: number
  isStale: boolean
  hits: number
}

/** The signed content about an activation: the lists it was checked against, and the results for its members. */
export function contentOf(row: Row, lists: readonly List[], madeAt: Date): string {
  const { id, name, segmentId, segmentName, skillId, skillName, commercial } = row
  const { members, queued, blacklisted, duplicated, activeElsewhere, workedOut, unreachable, overQuantity } =
    row
  return JSON.stringify({
    ...{ format, madeAt, activation: { id, name }, segment: { id: segmentId, name: segmentName } },
    ...{ skill: { id: skillId, name: skillName }, commercial },
    sum: { members, queued, blacklisted, duplicated, activeElsewhere, workedOut, unreachable, overQuantity },
    lists: lists.map(({ isStale: stale, ...list }) => ({ ...list, stale })),
  })
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
