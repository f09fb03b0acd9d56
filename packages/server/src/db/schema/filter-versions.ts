import type { FilterNode } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

/** Versions of filters, one per change. */
export type FilterVersionsTable = {
  filterId: string
  version: number
  name: string
  nodes: Json<FilterNode[]>
  changedBy: string
  changedAt: Date
}
