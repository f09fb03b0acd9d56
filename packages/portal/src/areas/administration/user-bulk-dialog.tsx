import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssignableRole } from '@portal/sdk'
import { ConfirmDialog, MultiSelect, Stack } from '@portal/ui-kit'
import { AllOrNone } from '#patterns/bulk/all-or-none.tsx'
import { isOfRoles, type UserBulkAct } from './user-bulk-acts.ts'

interface UserBulkDialogProps {
  act: UserBulkAct
  /** How many people are selected, or match. */
  people: number
  roles: readonly AssignableRole[]
  roleIds: readonly string[]
  onRoles: (ids: readonly string[]) => void
  onConfirm: (allOrNone: boolean) => void
  onClose: () => void
}

/** Confirms a bulk action on people, and asks for the roles where it needs them. */
export function UserBulkDialog(props: UserBulkDialogProps) {
  const { act, people, roles, roleIds, onRoles, onConfirm, onClose } = props
  const { t } = useTranslation('administration')
  const [allOrNone, setAllOrNone] = useState(false)
  const asksRoles = isOfRoles(act)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('users.bulkTitle', { act: t(`users.acts.${act}`), number: people })}
      confirmLabel={t(`users.acts.${act}`)}
      onConfirm={() => (asksRoles && roleIds.length === 0 ? undefined : onConfirm(allOrNone))}
    >
      <Stack>
        {asksRoles ? (
          <MultiSelect
            label={t('users.roles')}
            options={roles.filter(({ canAssign }) => canAssign).map(({ id, name }) => ({ id, label: name }))}
            value={roleIds}
            onChange={onRoles}
            isRequired
          />
        ) : (
          <p>{t('users.bulkText')}</p>
        )}
        <AllOrNone count={people} isSelected={allOrNone} onChange={setAllOrNone} />
      </Stack>
    </ConfirmDialog>
  )
}
