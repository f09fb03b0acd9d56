import { useFamily } from '@portal/sdk/react'
import { DeletedRows } from '#patterns/history/deleted-rows.tsx'
import type { NamedDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

interface DeletionsActProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  title: string
}

/** The deleted rows of a resource, for people who maintain it. */
export function DeletionsAct<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition: { permissions, family },
  title,
}: DeletionsActProps<Row, Input, Ask, Group>) {
  const may = useMay(permissions)
  const { deletions, changes } = useFamily(family)
  if (deletions === undefined || changes === undefined || !may('deletions')) return null
  return <DeletedRows title={title} deletions={deletions} changes={changes} />
}
