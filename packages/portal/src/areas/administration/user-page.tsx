import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, LinkButton, MenuButton, Skeleton, Status, Tabs, type TabItem } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { RecordHistory } from '#patterns/history/record-history.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { useCan } from '#patterns/use-can.ts'
import { UserActDialog, type OpenedAct } from './user-act-dialog.tsx'
import { stateTones } from './user-columns.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserPermissions } from './user-permissions.tsx'
import { UserRoles } from './user-roles.tsx'
import { UserSessions } from './user-sessions.tsx'
import { useUserMenu } from './use-user-menu.ts'

type Tab = 'data' | 'roles' | 'permissions' | 'sessions' | 'history'

/** One person: data, roles, permissions with their origins, sessions, and the account's history. */
export function UserPage({ id }: { id: string }) {
  const { t } = useTranslation(['administration', 'menu', 'general'])
  const can = useCan()
  const { data: user, error, refresh } = useData(useFamily(users).show, [id])
  const [params, changeAddress] = useAddress()
  const [opened, open] = useState<OpenedAct>()
  const menu = useUserMenu(open)
  const back = (
    <LinkButton href="/users" icon="arrowLeft">
      {t('menu:screens.users')}
    </LinkButton>
  )
  if (user === undefined) return <NoUser error={error} onRetry={refresh} back={back} />
  const items: TabItem<Tab>[] = [
    { id: 'data', label: t('users.tabs.data'), content: <UserFacts user={user} /> },
    {
      id: 'roles',
      label: t('users.tabs.roles'),
      count: user.roles.length,
      content: <UserRoles user={user} />,
    },
    { id: 'permissions', label: t('users.tabs.permissions'), content: <UserPermissions user={user} /> },
    {
      id: 'sessions',
      label: t('users.tabs.sessions'),
      count: user.sessionCount,
      content: <UserSessions user={user} />,
    },
    ...(can('MENU_LOGS')
      ? [{ id: 'history' as const, label: t('general:actions.history'), content: <RecordHistory id={id} /> }]
      : []),
  ]
  return (
    <ScreenPage
      title={user.displayName}
      meta={<Status tone={stateTones[user.state]}>{t(`users.states.${user.state}`)}</Status>}
      actions={
        <>
          {back}
          <MenuButton label={t('users.actsOf')} sections={withoutOpen(menu(user))} />
        </>
      }
    >
      <Tabs<Tab>
        label={user.displayName}
        items={items}
        selected={items.find(({ id: tab }) => tab === params.get('tab'))?.id ?? 'data'}
        onSelect={(tab) => changeAddress({ user: id, tab }, { replace: true })}
      />
      <UserActDialog opened={opened} onClose={() => open(undefined)} />
    </ScreenPage>
  )
}

/** The loading and error states of the page. */
function NoUser({ error, onRetry, back }: { error: unknown; onRetry: () => void; back: ReactNode }) {
  const { t } = useTranslation('menu')
  return (
    <ScreenPage title={t('screens.users')} actions={back}>
      <Card>
        {error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={onRetry} />}
      </Card>
    </ScreenPage>
  )
}

/** The page is open already. */
function withoutOpen(sections: ReturnType<ReturnType<typeof useUserMenu>>) {
  return sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(({ id }) => id !== 'open'),
  }))
}
