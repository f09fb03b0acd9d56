import type { FilterNode } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** Filters as they were, each change one. */
export type FilterVersionsTable = {
  filterId: string
  version: number
  name: string
  nodes: Json<FilterNode[]>
  changedBy: string
  changedAt: Date
}
