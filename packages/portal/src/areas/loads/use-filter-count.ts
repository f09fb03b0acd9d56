import type { FilteredFormat, FilterNode, FilterPreview } from '@portal/sdk'
import { filters } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { type Counting, useCounted } from '#patterns/use-counted.ts'
import { isWhole, without } from './filter-nodes.ts'

export interface FilterCounting {
  counting: Counting<FilterPreview>
  /** The counted nodes, without incomplete ones. */
  nodes: readonly FilterNode[]
}

/** Counts the matches of the current conditions. */
export function useFilterCount(
  written: readonly FilterNode[],
  { templateId }: FilteredFormat,
): FilterCounting {
  const { nodes } = without(written, (node) => !isWhole(node))
  return { nodes, counting: useCounted(useFamily(filters).preview, { templateId, nodes }) }
}
