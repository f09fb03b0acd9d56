import type { FilterNode } from '@portal/sdk/contract'
import type { Json } from './templates.ts'

export type FiltersTable = {
  id: string
  name: string
  description: string
  shared: boolean
  templateId: string
  nodes: Json<FilterNode[]>
  version: number
  createdBy: string
  createdAt: Date
  updatedAt: Date
}
