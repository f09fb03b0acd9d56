import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivePermission } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import {
  Alert,
  Badge,
  Card,
  DescriptionList,
  EmptyState,
  Inline,
  SearchField,
  Skeleton,
  Stack,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { permissionsByArea } from './permissions-by-area.ts'

/** Everything a person may do, by area, and each reason why (PAN-2). */
export function UserPermissions({ id }: { id: string }) {
  const { t } = useTranslation('administration')
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
      <SearchField label={t('users.searchPermissions')} value={search} onChange={setSearch} />
      {areas.length === 0 ? <EmptyState kind="none-match" title={t('users.noPermissions')} /> : null}
      {areas.map(({ area, permissions }) => (
        <Card key={area} title={t(`areas.${area}`)}>
          <DescriptionList
            items={permissions.map((one) => ({
              term: labelOf(one.name),
              value: <Origins permission={one} />,
            }))}
          />
        </Card>
      ))}
    </Stack>
  )
}

function Origins({ permission: { name, origins } }: { permission: EffectivePermission }) {
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
    </Inline>
  )
}
