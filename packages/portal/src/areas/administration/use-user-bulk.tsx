import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssignableRole, User } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { mostTogether } from '#patterns/bulk/all-or-none.tsx'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import { useRowRefusal } from '#patterns/bulk/use-row-refusal.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useCan } from '#patterns/use-can.ts'
import { isFor, isOfRoles, userBulkActs, type UserBulkAct } from './user-bulk-acts.ts'
import { UserBulkDialog } from './user-bulk-dialog.tsx'

/** How many the service changes in one request; it takes 200, but nobody should wait long for a sign of progress. */
const atOnce = 50

interface UserBulkOptions<Ask> {
  list: ListAnswer<User>
  ask: Ask
  all: (ask: Ask) => Promise<readonly User[]>
  roles: readonly AssignableRole[]
}

/** Ticks, and what can be done with everybody who is ticked or matches: the service says of each what became of it. */
export function useUserBulk<Ask extends object>({ roles, ...options }: UserBulkOptions<Ask>) {
  const { t } = useTranslation(['administration', 'general'])
  const can = useCan()
  const reasonOf = useRowRefusal()
  const chosen = useMatchingRows(options)
  const family = useFamily(users)
  const bulk = useBulkRun<User>()
  const [asked, ask] = useState<UserBulkAct>()
  const [roleIds, setRoleIds] = useState<readonly string[]>([])
  const allowed = userBulkActs.filter(([act, permission]) => can(permission) && isFor(act, options.ask))

  const start = async (act: UserBulkAct, allOrNone: boolean) => {
    ask(undefined)
    const wanted = isOfRoles(act) ? { roles: [...roleIds] } : {}
    setRoleIds([])
    await bulk.start({
      label: t('general:bulk.changing'),
      rows: chosen.rows,
      name: ({ displayName }) => displayName,
      atOnce: allOrNone ? mostTogether : atOnce,
      actOnMany: async (rows) => {
        const results = await family.bulk({ act, ids: rows.map(({ id }) => id), allOrNone, ...wanted })
        return rows.map(({ id }) => reasonOf(results.find((result) => result.id === id)))
      },
    })
    chosen.clear()
    options.list.refresh()
  }

  if (allowed.length === 0) return { table: {}, dialogs: null }
  return {
    table: {
      ...chosen.table,
      bulkActions: allowed.map(([act]) => (
        <Button key={act} size="sm" onPress={() => ask(act)}>
          {t(`users.acts.${act}`)}
        </Button>
      )),
      ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
    },
    dialogs: (
      <>
        {asked === undefined ? null : (
          <UserBulkDialog
            act={asked}
            people={chosen.count}
            roles={roles}
            roleIds={roleIds}
            onRoles={setRoleIds}
            onConfirm={(allOrNone) => void start(asked, allOrNone)}
            onClose={() => {
              // What was ticked for one question is no answer to the next.
              setRoleIds([])
              ask(undefined)
            }}
          />
        )}
        <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      </>
    ),
  }
}
