import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, type RoleDetail } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, PermissionMatrix, Stack, toast } from '@portal/ui-kit'
import { usePermissionKeywords } from '#patterns/use-permission-keywords.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { isStale } from '#patterns/resource-screen/stale.ts'
import { RoleConflict, type RoleClash } from './role-conflict.tsx'
import { RoleEffects } from './role-effects.tsx'
import { isSame, joined } from './role-changes.ts'
import { kinds, matrixAreas } from './roles-matrix.ts'
import { useRolePreview } from './use-role-preview.ts'

interface RolePermissionsProps {
  role: RoleDetail
  isReadOnly: boolean
  onRefresh: () => void
}

/** What was chosen, and the role of which it was. */
interface Edit {
  readonly base: RoleDetail
  readonly value: readonly string[]
}

/** The permissions of a role: what would change for whom is told before it is saved (PAN-3, PAN-4). */
export function RolePermissions({ role, isReadOnly, onRefresh }: RolePermissionsProps) {
  const { t, i18n } = useTranslation('roles')
  const [edit, setEdit] = useState<Edit>()
  const [clash, setClash] = useState<RoleClash>()
  const family = useFamily(roles)
  const patch = useConfirmedAction(family.patch)
  const labelOf = usePermissionLabel()
  const keywordsOf = usePermissionKeywords()
  const areas = useMemo(
    () => matrixAreas({ areaOf: (area) => t(`areas.${area}`), labelOf, keywordsOf }),
    [t, labelOf, keywordsOf],
  )
  const columns = useMemo(() => kinds.map((id) => ({ id, label: t(`kinds.${id}`) })), [t])
  // Another name is no conflict with another permission: what was chosen stands on the role as it is now.
  const base = edit === undefined || isSame(edit.base.permissions, role.permissions) ? role : edit.base
  const value = edit?.value ?? role.permissions
  const isChanged = !isReadOnly && !isSame(value, base.permissions)
  const preview = useRolePreview(role, isChanged ? value : undefined)
  const keep = (kept: RoleDetail) => {
    setEdit({ base: kept, value: kept.permissions })
    setClash(undefined)
    onRefresh()
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
  return (
    <Stack space="lg">
      {clash === undefined ? null : (
        <Suspense>
          <RoleConflict clash={clash} onKeepTheirs={() => keep(clash.theirs)} />
        </Suspense>
      )}
      {patch.error === undefined || (isStale(patch.error) && clash !== undefined) ? null : (
        <Alert tone="danger">{messageOf(patch.error, i18n.language)}</Alert>
      )}
      {preview === undefined ? null : <RoleEffects preview={preview} />}
      <PermissionMatrix
        label={t('page.matrix', { name: role.name })}
        areas={areas}
        columns={columns}
        value={value}
        saved={base.permissions}
        isReadOnly={isReadOnly}
        isSaving={patch.isPending}
        onChange={(chosen) => setEdit({ base, value: chosen })}
        onSave={() => void save()}
      />
    </Stack>
  )
}
