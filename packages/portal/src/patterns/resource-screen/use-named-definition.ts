import { useMemo } from 'react'
import type { NamedDefinition, ResourceDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { useResourceColumns } from './use-resource-columns.ts'
import type { ResourceGroup, Say } from './words.ts'

/** The definition with row names from the row header, in the current language. */
export function useNamedDefinition<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
>(definition: ResourceDefinition<Row, Input, Ask, Group>, say: Say): NamedDefinition<Row, Input, Ask, Group> {
  const { tools } = useResourceColumns(definition.columns, say)
  return useMemo(() => {
    const header = definition.columns.find(({ shape }) => shape.rowHeader === true)
    return { ...definition, label: (row) => header?.text(row, tools) ?? '' }
  }, [definition, tools])
}
