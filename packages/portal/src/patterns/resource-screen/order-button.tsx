import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import type { NamedDefinition } from './definition.ts'
import type { Identified } from './family.ts'
import { LateOrder } from './late-order.tsx'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

interface OrderButtonProps<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  title: string
}

/** Opens the reordering; hidden without an order or the permission. */
export function OrderButton<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition,
  title,
}: OrderButtonProps<Row, Input, Ask, Group>) {
  const { t } = useTranslation('general')
  const may = useMay(definition.permissions)
  const [isOpen, setOpen] = useState(false)
  const { list, reorder } = useFamily(definition.family)
  if (reorder === undefined || !may('update')) return null
  // Above this number of rows manual ordering is not offered.
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
