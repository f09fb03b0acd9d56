import { Button, LinkButton } from '@portal/ui-kit'
import type { NamedDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

interface CreateButtonProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  label: string
  onOpen: (opened: { kind: 'new' }) => void
}

/** Opens the form for a new row, in the drawer or on a page. Hidden without permission. */
export function CreateButton<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition: { permissions, editor },
  label,
  onOpen,
}: CreateButtonProps<Row, Input, Ask, Group>) {
  const may = useMay(permissions)
  if (!may('create')) return null
  if (editor !== undefined) {
    return (
      <LinkButton href={editor()} tone="primary" icon="plus">
        {label}
      </LinkButton>
    )
  }
  return (
    <Button tone="primary" icon="plus" onPress={() => onOpen({ kind: 'new' })}>
      {label}
    </Button>
  )
}
