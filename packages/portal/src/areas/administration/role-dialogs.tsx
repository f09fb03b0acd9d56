import { useTranslation } from 'react-i18next'
import type { Role } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { ComboBox, Drawer, TextField } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { textOf } from '#patterns/form-values.ts'
import { RecordHistory } from '#patterns/history/record-history.tsx'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { RoleForm, useOpenMadeRole } from './role-form.tsx'
import { useRoleOptions } from './use-role-options.ts'

/** The open dialog of the roles. */
export type OpenedRole =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | 'clone' | 'destroy' | 'history'; readonly role: Role }

interface RoleDialogsProps {
  opened: OpenedRole | undefined
  onClose: () => void
  onDestroyed?: () => void
}

/** The dialogs of a role: create, edit, copy and delete it, and its history. */
export function RoleDialogs({ opened, onClose, onDestroyed }: RoleDialogsProps) {
  if (opened === undefined) return null
  if (opened.kind === 'create') return <RoleForm onClose={onClose} />
  if (opened.kind === 'edit') return <RoleForm role={opened.role} onClose={onClose} />
  if (opened.kind === 'clone') return <CloneForm role={opened.role} onClose={onClose} />
  if (opened.kind === 'history') return <History role={opened.role} onClose={onClose} />
  return <DestroyForm role={opened.role} onClose={onClose} {...(onDestroyed ? { onDestroyed } : {})} />
}

function History({ role: { id, name }, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('general')
  return (
    <Drawer title={t('list.historyOf', { name })} isOpen onOpenChange={onClose}>
      <RecordHistory id={id} />
    </Drawer>
  )
}

function CloneForm({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('roles')
  const { clone } = useFamily(roles)
  const openMade = useOpenMadeRole(onClose)
  return (
    <ResourceForm
      title={t('list.clone')}
      draft={`roles.clone.${role.id}`}
      send={({ name }) => clone(role.id, { name: textOf(name) })}
      onDone={openMade}
      sendLabel={t('list.clone')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('list.name')}
        defaultValue={t('list.cloneOf', { name: role.name })}
        isRequired
        maxLength={80}
      />
    </ResourceForm>
  )
}

interface DestroyFormProps {
  role: Role
  onClose: () => void
  onDestroyed?: () => void
}

/** Confirms the deletion of a role; for one in use, asks for its replacement. */
function DestroyForm({ role, onClose, onDestroyed }: DestroyFormProps) {
  const { t } = useTranslation(['roles', 'general'])
  const { destroy } = useFamily(roles)
  const send = async (moveTo: string) => {
    await destroy(role.id, moveTo === '' ? {} : { moveTo })
    onDestroyed?.()
  }
  if (role.peopleCount === 0) {
    return (
      <ConfirmAction
        subject={role}
        onClose={onClose}
        title={({ name }) => t('general:confirm.title', { name })}
        text={() => t('general:confirm.textBack')}
        confirmLabel={t('general:actions.destroy')}
        act={destroy}
        idOf={({ id }) => id}
        done={t('list.destroyed')}
        {...(onDestroyed === undefined ? {} : { onDone: onDestroyed })}
      />
    )
  }
  return (
    <ResourceForm
      title={t('general:confirm.title', { name: role.name })}
      draft={`roles.destroy.${role.id}`}
      send={({ moveTo }) => send(textOf(moveTo))}
      done={t('list.destroyed')}
      sendLabel={t('general:actions.destroy')}
      onClose={onClose}
    >
      <p>{t('general:confirm.textBack')}</p>
      <MoveTo role={role} />
    </ResourceForm>
  )
}

/** The replacement for its people. */
function MoveTo({ role }: { role: Role }) {
  const { t } = useTranslation('roles')
  const format = useFormat()
  const options = useRoleOptions()
  return (
    <ComboBox
      name="moveTo"
      label={t('list.moveTo')}
      description={t('list.moveToHelp', { people: format.whole(role.peopleCount) })}
      isRequired
      isDisabled={options === undefined}
      options={(options ?? []).filter(({ id }) => id !== role.id)}
    />
  )
}
