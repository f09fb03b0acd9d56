import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RoleDetail } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Badge, Card, LinkButton, MenuButton, Skeleton } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { RoleDialogs, type OpenedRole } from './role-dialogs.tsx'
import { RolePermissions } from './role-permissions.tsx'
import { useRoleMenu } from './use-role-menu.ts'

/** One role: its permissions, and a preview of whom a change would affect. */
export function RolePage({ id }: { id: string }) {
  const { t } = useTranslation(['roles', 'menu'])
  const { data: role, error, refresh } = useData(useFamily(roles).show, [id])
  if (role === undefined) {
    return (
      <ScreenPage title={t('menu:screens.roles')}>
        <Card>
          {error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={refresh} />}
        </Card>
      </ScreenPage>
    )
  }
  return <Loaded role={role} onRefresh={refresh} />
}

function Loaded({ role, onRefresh }: { role: RoleDetail; onRefresh: () => void }) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const navigate = useNavigate()
  const [opened, open] = useState<OpenedRole>()
  const menu = useRoleMenu(open)
  const sections = menu(role).filter(({ items }) => items.length > 0)
  const isOpen = !role.isOwn && !role.isSystem && can('ROLES_ASIGNAR_PERMISOS')
  return (
    <ScreenPage
      title={role.name}
      description={role.description}
      meta={role.requiresSecondFactor ? <Badge icon="key">{t('list.secondFactor')}</Badge> : null}
      actions={
        <>
          <LinkButton href="/roles">{t('page.back')}</LinkButton>
          <MenuButton label={t('list.edit')} sections={sections.slice(1)} />
        </>
      }
      width="full"
    >
      {role.isSystem ? <Alert isSilent>{t('page.systemText')}</Alert> : null}
      {role.isOwn && !role.isSystem ? <Alert isSilent>{t('page.ownText')}</Alert> : null}
      <RolePermissions role={role} isReadOnly={!isOpen} onRefresh={onRefresh} />
      <RoleDialogs
        opened={opened}
        onClose={() => open(undefined)}
        onDestroyed={() => void navigate('/roles')}
      />
    </ScreenPage>
  )
}
