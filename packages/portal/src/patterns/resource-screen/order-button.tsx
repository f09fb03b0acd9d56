import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import type { ResourceDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { LateOrder } from './late-order.tsx'
import type { ResourceGroup } from './words.ts'

interface OrderButtonProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: ResourceDefinition<Row, Input, Ask, Group>
  title: string
}

/** Leads to where the rows are put in order; nothing where they have none, or one may not. */
export function OrderButton<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition,
  title,
}: OrderButtonProps<Row, Input, Ask, Group>) {
  const { t } = useTranslation('general')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const { list, reorder } = useFamily(definition.family)
  const { update } = definition.permissions
  if (reorder === undefined || update === undefined || !can(update)) return null
  // More rows than this are not put in order by hand.
  const rows = () => list({ perPage: 100 } as unknown as Ask).toArray({ limit: 500 })
  return (
    <>
      <Button icon="sort" onPress={() => setOpen(true)}>
        {t('actions.reorder')}
      </Button>
      {isOpen ? (
        <LateOrder
          title={title}
          rows={rows}
          nameOf={definition.label}
          reorder={reorder}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
