import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetail } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Badge, Button, Card, DescriptionList, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { useCan } from '#patterns/use-can.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { RolesField } from './user-inputs.tsx'

/** The roles and grants of a person; the roles are editable with permission. */
export function UserRoles({ user }: { user: UserDetail }) {
  const { t } = useTranslation('administration')
  const format = useFormat()
  const can = useCan()
  const labelOf = usePermissionLabel()
  const [isEditing, edit] = useState(false)
  const isAllowed = can('USUARIOS_ASIGNAR_ROLES') && user.state !== 'removed'
  return (
    <Stack space="lg">
      <Card
        title={t('users.roles')}
        {...(isAllowed && !user.isSelf
          ? {
              actions: (
                <Button icon="pencil" onPress={() => edit(true)}>
                  {t('users.changeRoles')}
                </Button>
              ),
            }
          : {})}
      >
        <Stack space="md">
          {isAllowed && user.isSelf ? <Alert>{t('users.ownRoles')}</Alert> : null}
          {user.roles.length === 0 ? <p>{t('users.noRoles')}</p> : null}
          <Inline>
            {user.roles.map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
          </Inline>
        </Stack>
      </Card>
      <Card title={t('users.grants')}>
        {user.grants.length === 0 ? (
          <p>{t('users.noGrants')}</p>
        ) : (
          <DescriptionList
            items={user.grants.map(({ permission, grantedBy, endsAt }) => ({
              term: labelOf(permission),
              value: [
                grantedBy === null ? null : t('users.givenBy', { name: grantedBy.displayName }),
                endsAt === null ? t('users.withoutEnd') : t('users.until', { time: format.dateTime(endsAt) }),
              ]
                .filter((part) => part !== null)
                .join(' · '),
            }))}
          />
        )}
      </Card>
      {isEditing ? <RolesForm user={user} onClose={() => edit(false)} /> : null}
    </Stack>
  )
}

function RolesForm({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation(['administration', 'general'])
  const { assignRoles, show, assignableRoles } = useFamily(users)
  const { data: known = [] } = useData(assignableRoles, [])
  const [{ id, roles, displayName }] = useState(user)
  const nameOf = (role: string) => [...known, ...roles].find((one) => one.id === role)?.name ?? role
  const label = t('users.roles')
  return (
    <SeenForm
      draft={`users.roles.${id}`}
      title={t('users.rolesOf', { name: displayName })}
      row={user}
      show={show}
      conflict={(theirs, values) => ({
        mine: { [label]: chosenOf(values.roles).map(nameOf).toSorted() },
        theirs: { [label]: theirs.roles.map(({ name }) => name).toSorted() },
      })}
      send={(values, seen) => assignRoles(id, { ...seen, roles: chosenOf(values.roles) })}
      done={t('general:done.saved')}
      onClose={onClose}
    >
      <RolesField held={roles.map((role) => role.id)} />
    </SeenForm>
  )
}

function chosenOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value]
  return all.filter((one) => typeof one === 'string').filter((one) => one !== '')
}
