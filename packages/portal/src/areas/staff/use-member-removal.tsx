import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { employeeGroupMembers } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { Button, toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useCan } from '#patterns/use-can.ts'

/** The selection in a table of members and the button to remove them, where allowed. */
export function useMemberRemoval(groupId: string, isByHand: boolean) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const can = useCan()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const takeOut = useAction(useFamily(employeeGroupMembers).destroyAll)
  const remove = () =>
    takeOut(groupId, { employeeIds: [...selected] }).then(
      ({ accepted }) => {
        setSelected(new Set())
        toast({ tone: 'success', title: t('groups.takenOut', { number: format.whole(accepted) }) })
      },
      () => undefined,
    )
  if (!isByHand || !can('GRUPO_EMPLEADOS_QUITAR_ASOCIACION')) return {}
  return {
    selected,
    onSelect: setSelected,
    bulkActions: (
      <Button size="sm" isPending={takeOut.isPending} onPress={() => void remove()}>
        {t('groups.takeOut')}
      </Button>
    ),
  }
}
