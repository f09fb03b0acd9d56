import { useFamily } from '@portal/sdk/react'
import { ListImport } from '#patterns/import/list-import.tsx'
import { useCan } from '#patterns/use-can.ts'
import type { ResourceDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import type { ResourceGroup } from './words.ts'

interface ImportButtonProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: ResourceDefinition<Row, Input, Ask, Group>
  title: string
  onDone: () => void
}

/** Brings rows in from a file. Who may not create and change sees nothing. */
export function ImportButton<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition: { permissions, family, importing, phrases, fields = [] },
  title,
  onDone,
}: ImportButtonProps<Row, Input, Ask, Group>) {
  const can = useCan()
  const { import: send } = useFamily(family)
  const { create, update } = permissions
  const isAllowed = create !== undefined && can(create) && update !== undefined && can(update)
  if (importing === undefined || send === undefined || !isAllowed) return null
  const plan =
    typeof importing === 'string'
      ? () =>
          import('#patterns/import/plan-of-fields.ts').then((file) =>
            file.planOfFields(phrases, importing, fields),
          )
      : importing
  return <ListImport title={title} plan={plan} send={send} onDone={onDone} />
}
