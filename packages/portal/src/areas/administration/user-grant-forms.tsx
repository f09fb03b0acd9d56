import { useTranslation } from 'react-i18next'
import { permissions as catalogue } from '@portal/permissions'
import type { UserDetail } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, ComboBox, DatePicker, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useCan } from '#patterns/use-can.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'

type Person = Pick<UserDetail, 'id' | 'displayName'>

/** Grants a person an additional permission: one the viewer holds, until a date or open-ended. */
export function GrantForm({ user, onClose }: { user: Person; onClose: () => void }) {
  const { t } = useTranslation('administration')
  const { grant } = useFamily(users)
  const can = useCan()
  const labelOf = usePermissionLabel()
  const options = catalogue
    .filter(({ name }) => can(name))
    .map(({ name }) => ({ id: name, label: labelOf(name), description: name }))
  return (
    <ResourceForm
      title={t('users.grantTo', { name: user.displayName })}
      draft={`users.grant.${user.id}`}
      send={({ permission, endsOn }) =>
        grant(user.id, { permission: textOf(permission), endsOn: textOf(endsOn) || null })
      }
      done={t('users.did.grant')}
      sendLabel={t('users.grant')}
      onClose={onClose}
    >
      <ComboBox
        name="permission"
        label={t('users.permission')}
        description={t('users.permissionHelp')}
        options={options}
        isRequired
      />
      <DatePicker name="endsOn" label={t('users.lastDay')} description={t('users.lastDayHelp')} />
    </ResourceForm>
  )
}

interface RevokeFormProps {
  user: Person
  permission: string
  onClose: () => void
}

/** Revokes a permission, with a reason the person reads. */
export function RevokeGrantForm({ user, permission: name, onClose }: RevokeFormProps) {
  const { t } = useTranslation(['administration', 'general'])
  const { revoke } = useFamily(users)
  const labelOf = usePermissionLabel()
  return (
    <ResourceForm
      title={t('users.revoke')}
      draft={`users.revoke.${user.id}.${name}`}
      send={({ reason }) => revoke(user.id, { permission: name, reason: textOf(reason) })}
      done={t('users.did.revoke')}
      sendLabel={t('users.revoke')}
      onClose={onClose}
    >
      <p>{user.displayName}</p>
      <Alert tone="warning">{t('users.revokeText', { permission: labelOf(name) })}</Alert>
      <TextArea
        name="reason"
        label={t('general:requests.reason')}
        description={t('general:requests.reasonHelp')}
        isRequired
        minLength={3}
        maxLength={500}
      />
    </ResourceForm>
  )
}
