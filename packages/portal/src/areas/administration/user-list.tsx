import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, type Filter } from '@portal/ui-kit'
import { ListImport } from '#patterns/import/list-import.tsx'
import { askOf } from '#patterns/resource-screen/filters.ts'
import { ViewedList } from '#patterns/resource-screen/viewed-list.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useCan } from '#patterns/use-can.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { UserActDialog, type OpenedAct } from './user-act-dialog.tsx'
import { userColumns, userFilters, userHref } from './user-columns.tsx'
import { useGroupFilter } from './use-group-filter.ts'
import { UndeliveredNotice } from './undelivered-notice.tsx'
import { UserForm } from './user-form.tsx'
import { useUserBulk } from './use-user-bulk.tsx'
import { useUserMenu } from './use-user-menu.ts'

const rules = {
  sorts: ['displayName', 'username', 'lastSeenAt', 'createdAt'],
  defaultSort: 'displayName',
  filters: [...userFilters.map(({ id }) => id), 'role', 'groupId'],
} as const

const importing = () => import('./users-import.ts').then((file) => file.usersImport)

/** Everybody who can sign in, with individual and bulk actions. */
export function UserList() {
  const { t } = useTranslation(['administration', 'menu'])
  const translate = useGroupWords('administration:users')
  const can = useCan()
  const family = useFamily(users)
  const table = useTableQuery(rules)
  const roles = useData(family.assignableRoles, []).data ?? []
  const filters = filterValuesOf(table.query)
  const byGroup = useGroupFilter(t('users.groupId'), filters.groupId)
  const ask = {
    ...askOf(userFilters, { ...table.query, filters }),
    ...given('role', filters.role),
    ...given('groupId', filters.groupId),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const [opened, open] = useState<OpenedAct>()
  const bulk = useUserBulk({ list, ask, roles, all: (asked) => family.list(asked).toArray() })
  const rowActions = useUserMenu(open)
  const title = t('menu:screens.users')
  const create = can('USUARIOS_CREAR') ? (
    <Button tone="primary" icon="plus" onPress={() => open({ kind: 'create' })}>
      {t('users.create')}
    </Button>
  ) : undefined
  return (
    <ScreenPage title={title} description={t('users.text')} actions={create} width="full">
      <UndeliveredNotice />
      <ViewedList<User>
        label={title}
        table={table}
        list={list}
        specs={userColumns}
        translate={translate}
        rowKey={({ id }) => id}
        rowLabel={({ displayName }) => displayName}
        rowHref={({ id }) => userHref(id)}
        rowActions={rowActions}
        filters={[
          ...userFilters.map(({ build }) => build(translate)),
          roleFilter(t('users.role'), roles),
          ...byGroup,
        ]}
        empty={{ title: t('users.none'), text: t('users.noneText'), action: create }}
        pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
        actions={
          can('USUARIOS_CREAR') ? (
            <ListImport title={title} plan={importing} send={family.import} onDone={list.refresh} />
          ) : null
        }
        {...bulk.table}
      />
      {bulk.dialogs}
      {opened?.kind === 'create' ? <UserForm onClose={() => open(undefined)} /> : null}
      <UserActDialog opened={opened} onClose={() => open(undefined)} />
    </ScreenPage>
  )
}

function roleFilter(label: string, roles: readonly { id: string; name: string }[]): Filter {
  return { kind: 'one-of', id: 'role', label, options: roles.map(({ id, name }) => ({ id, label: name })) }
}

/** A filter with options from the service, as it is used. */
const given = (id: string, value: string | undefined) => (value === undefined ? {} : { [id]: value })
