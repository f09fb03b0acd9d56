import { useFamily } from '@portal/sdk/react'
import { ListImport } from '#patterns/import/list-import.tsx'
import type { NamedDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

export interface ImportButtonProps<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  title: string
  onDone: () => void
}

/** Imports rows from a file. Hidden without the permissions to create and change. */
export function ImportButton<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition: { permissions, family, importing, phrases, fields, input },
  title,
  onDone,
}: ImportButtonProps<Row, Input, Ask, Group>) {
  const may = useMay(permissions)
  const { import: send } = useFamily(family)
  if (importing === undefined || send === undefined || !may('create') || !may('update')) return null
  const plan =
    typeof importing === 'string'
      ? () =>
          import('#patterns/import/plan-of-fields.ts').then((file) =>
            file.planOfFields(phrases, importing, fields, input),
          )
      : importing
  return <ListImport title={title} plan={plan} send={send} onDone={onDone} />
}
