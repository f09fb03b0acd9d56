import { useFamily } from '@portal/sdk/react'
import { DeletedRows } from '#patterns/history/deleted-rows.tsx'
import { ListImport } from '#patterns/import/list-import.tsx'
import type { NamedDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

interface ListActsProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  title: string
  onDone: () => void
}

/**
 * The acts on a whole list: its deleted rows, for people who maintain it, and the import of a file, for people who may
 * create and change its rows.
 */
export function ListActs<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition: { permissions, family, importing, phrases, fields, input },
  title,
  onDone,
}: ListActsProps<Row, Input, Ask, Group>) {
  const may = useMay(permissions)
  const { import: send, deletions, changes } = useFamily(family)
  const plan =
    typeof importing === 'string'
      ? () =>
          import('#patterns/import/plan-of-fields.ts').then((file) =>
            file.planOfFields(phrases, importing, fields, input),
          )
      : importing
  return (
    <>
      {deletions && changes && may('deletions') ? (
        <DeletedRows title={title} deletions={deletions} changes={changes} />
      ) : null}
      {plan && send && may('create') && may('update') ? (
        <ListImport title={title} plan={plan} send={send} onDone={onDone} />
      ) : null}
    </>
  )
}
