import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssignableRole, User } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { useBulkActs, type BulkList } from '#patterns/bulk/use-bulk-acts.tsx'
import { useCan } from '#patterns/use-can.ts'
import { isFor, isOfRoles, userBulkActs, type UserBulkAct } from './user-bulk-acts.ts'
import { UserBulkDialog } from './user-bulk-dialog.tsx'

interface UserBulkOptions<Ask> extends BulkList<User, Ask> {
  roles: readonly AssignableRole[]
}

/** The selection and its bulk actions: the service answers for each person. */
export function useUserBulk<Ask extends object>({ roles, ...options }: UserBulkOptions<Ask>) {
  const { t } = useTranslation('administration')
  const can = useCan()
  const family = useFamily(users)
  const [roleIds, setRoleIds] = useState<readonly string[]>([])
  const allowed = userBulkActs.filter(([act, permission]) => can(permission) && isFor(act, options.ask))
  const bulk = useBulkActs(options, {
    family: 'users',
    acts: allowed.map(([act]) => act),
    wordOf: (act: UserBulkAct) => t(`users.acts.${act}`),
    name: ({ displayName }) => displayName,
  })
  const { asked, start, count, table } = bulk
  const close = () => {
    // The selection is cleared when the query changes.
    setRoleIds([])
    bulk.close()
  }
  const confirm = (act: UserBulkAct, allOrNone: boolean) => {
    const wanted = isOfRoles(act) ? { roles: [...roleIds] } : {}
    setRoleIds([])
    return start({
      allOrNone,
      send: async (rows) => {
        const results = await family.bulk({ act, ids: rows.map(({ id }) => id), allOrNone, ...wanted })
        return rows.map(({ id }) => results.find((result) => result.id === id))
      },
    })
  }
  const dialog =
    asked === undefined ? null : (
      <UserBulkDialog
        act={asked}
        people={count}
        roles={roles}
        roleIds={roleIds}
        onRoles={setRoleIds}
        onConfirm={(allOrNone) => void confirm(asked, allOrNone)}
        onClose={close}
      />
    )
  return { table, dialogs: bulk.dialogs(dialog) }
}
