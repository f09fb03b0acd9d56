import type { FilteredFormat, FilterNode, FilterPreview } from '@portal/sdk'
import { filters } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { type Counting, useCounted } from '#patterns/use-counted.ts'
import { isWhole, without } from './filter-nodes.ts'

export interface FilterCounting {
  counting: Counting<FilterPreview>
  /** The nodes that were counted: what is not whole yet does not count. */
  nodes: readonly FilterNode[]
}

/** Counts what the conditions find as they stand. */
export function useFilterCount(
  written: readonly FilterNode[],
  { templateId }: FilteredFormat,
): FilterCounting {
  const { nodes } = without(written, (node) => !isWhole(node))
  return { nodes, counting: useCounted(useFamily(filters).preview, { templateId, nodes }) }
}
