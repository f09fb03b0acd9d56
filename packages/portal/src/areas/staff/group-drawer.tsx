import { useTranslation } from 'react-i18next'
import { employeeGroups } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Drawer } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useNameOf } from '#patterns/use-name-of.ts'
import { GroupMembers } from './group-members.tsx'

/** The members of a group today; those of a manual group can be added and removed. */
export function GroupDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const nameOf = useNameOf()
  const group = useData(useFamily(employeeGroups).show, [id])
  const { data, error, refresh } = group
  return (
    <Drawer
      title={data === undefined ? t('groups.kind') : t('groups.members', { name: nameOf(data) })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined && error !== undefined ? <FailureState error={error} onRetry={refresh} /> : null}
      {data === undefined ? null : (
        <GroupMembers id={id} name={nameOf(data)} isByHand={data.kind === 'manual'} />
      )}
    </Drawer>
  )
}
