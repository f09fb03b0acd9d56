import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivePermission, UserDetail } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Alert,
  Badge,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  IconButton,
  Inline,
  SearchField,
  Skeleton,
  Stack,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { permissionsByArea } from './permissions-by-area.ts'
import { GrantForm, RevokeGrantForm } from './user-grant-forms.tsx'

/** Every permission of a person by area, with each origin (PAN-2). */
export function UserPermissions({ user }: { user: UserDetail }) {
  const { t } = useTranslation('administration')
  const { id } = user
  const can = useCan()
  const mayGive = can('USUARIOS_ASIGNAR_PERMISOS') && !user.isSelf && user.state !== 'removed'
  const [isGiving, give] = useState(false)
  const [revoked, revoke] = useState<EffectivePermission>()
  const { data, error, refresh } = useData(useFamily(users).permissions, [id])
  const labelOf = usePermissionLabel()
  const [search, setSearch] = useState('')
  if (data === undefined) {
    return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />
  }
  const areas = permissionsByArea(data.permissions, search, labelOf)
  return (
    <Stack space="lg">
      {data.isSecondFactorDue ? <Alert tone="warning">{t('users.secondFactorDue')}</Alert> : null}
      {mayGive ? (
        <div>
          <Button icon="plus" onPress={() => give(true)}>
            {t('users.grant')}
          </Button>
        </div>
      ) : null}
      <SearchField label={t('users.searchPermissions')} value={search} onChange={setSearch} />
      {areas.length === 0 ? <EmptyState kind="none-match" title={t('users.noPermissions')} /> : null}
      {areas.map(({ area, permissions }) => (
        <Card key={area} title={t(`areas.${area}`)}>
          <DescriptionList
            items={permissions.map((one) => ({
              term: labelOf(one.name),
              value: <Origins permission={one} {...(mayGive ? { onRevoke: revoke } : {})} />,
            }))}
          />
        </Card>
      ))}
      {isGiving ? <GrantForm user={user} onClose={() => give(false)} /> : null}
      {revoked === undefined ? null : (
        <RevokeGrantForm user={user} permission={revoked.name} onClose={() => revoke(undefined)} />
      )}
    </Stack>
  )
}

interface OriginsProps {
  permission: EffectivePermission
  /** Revokes an additional permission; left out without permission to do so. */
  onRevoke?: (permission: EffectivePermission) => void
}

function Origins({ permission, onRevoke }: OriginsProps) {
  const { name, origins } = permission
  const labelOf = usePermissionLabel()
  const { t } = useTranslation('administration')
  const format = useFormat()
  return (
    <Inline space="sm">
      {origins.map(({ role, grantedBy, endsAt }) => {
        if (role !== null) return <Badge key={role.id}>{t('users.byRole', { name: role.name })}</Badge>
        const giver =
          grantedBy === null ? t('users.granted') : t('users.givenBy', { name: grantedBy.displayName })
        const end = endsAt === null ? '' : ` · ${t('users.until', { time: format.dateTime(endsAt) })}`
        return (
          <Badge key="grant" tone="info">
            {giver + end}
          </Badge>
        )
      })}
      <code>{name}</code>
      {onRevoke !== undefined && origins.some(({ role }) => role === null) ? (
        <IconButton
          icon="x"
          size="sm"
          label={t('users.revokeOne', { permission: labelOf(name) })}
          onPress={() => onRevoke(permission)}
        />
      ) : null}
    </Inline>
  )
}
