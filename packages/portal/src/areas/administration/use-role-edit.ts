import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { isStale } from '#patterns/resource-screen/stale.ts'
import { isSame, joined } from './role-changes.ts'
import type { RoleClash } from './role-conflict.tsx'

/** The choice, and the role it is based on. */
interface Edit {
  readonly base: RoleDetail
  readonly value: readonly string[]
}

/** The part stored in the draft: enough to detect later changes by somebody else. */
type KeptEdit = Pick<RoleDetail, 'permissions' | 'version'> & Pick<Edit, 'value'>

/** The edited permissions of a role. After a conflict, both choices are merged, and the conflict is shown. */
export function useRoleEdit(role: RoleDetail, onRefresh: () => void, onSettled: () => void) {
  const { t } = useTranslation('roles')
  const [edit, setEdit] = useState<Edit>()
  const [clash, setClash] = useState<RoleClash>()
  const family = useFamily(roles)
  const patch = useConfirmedAction(family.patch)
  // Renaming does not conflict with permissions: the choice is applied to the latest version.
  const base = edit === undefined || isSame(edit.base.permissions, role.permissions) ? role : edit.base
  const value = edit?.value ?? role.permissions
  const keep = (kept: RoleDetail) => {
    setEdit({ base: kept, value: kept.permissions })
    setClash(undefined)
    onSettled()
    onRefresh()
  }
  const { permissions, version } = base
  const kept: KeptEdit | null = isSame(value, permissions) ? null : { permissions, version, value }
  const restore = (found: KeptEdit | null) => {
    if (found !== null)
      setEdit({
        base: { ...role, permissions: found.permissions, version: found.version },
        value: found.value,
      })
  }
  const save = async () => {
    try {
      keep(await patch(role.id, { permissions: [...value], version: base.version }))
      toast({ tone: 'success', title: t('list.saved') })
    } catch (error) {
      if (!isStale(error)) return
      const theirs = await family.show(role.id).catch(() => undefined)
      if (theirs === undefined) return
      setClash({ before: base.permissions, mine: value, theirs })
      setEdit({ base: theirs, value: joined(base.permissions, value, theirs.permissions) })
      onRefresh()
    }
  }
  return {
    ...{ base, value, kept, clash, keep, save, restore, isSaving: patch.isPending },
    choose: (chosen: readonly string[]) => setEdit({ base, value: chosen }),
    /** The error, unless it is the conflict. */
    error: isStale(patch.error) && clash !== undefined ? undefined : patch.error,
  }
}
