import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf, type RoleDetail } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Alert, PermissionMatrix, Stack, toast } from '@portal/ui-kit'
import { useAttempt } from '#patterns/use-attempt.ts'
import { usePermissionKeywords } from '#patterns/use-permission-keywords.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { RoleEffects } from './role-effects.tsx'
import { kinds, matrixAreas } from './roles-matrix.ts'
import { useRolePreview } from './use-role-preview.ts'

interface RolePermissionsProps {
  role: RoleDetail
  isReadOnly: boolean
  onRefresh: () => void
}

/** The permissions of a role: what would change for whom is told before it is saved (PAN-3, PAN-4). */
export function RolePermissions({ role, isReadOnly, onRefresh }: RolePermissionsProps) {
  const { t, i18n } = useTranslation('roles')
  const [value, setValue] = useState<readonly string[]>(role.permissions)
  const patch = useAttempt(useFamily(roles).patch)
  const labelOf = usePermissionLabel()
  const keywordsOf = usePermissionKeywords()
  const areas = useMemo(
    () => matrixAreas({ areaOf: (area) => t(`areas.${area}`), labelOf, keywordsOf }),
    [t, labelOf, keywordsOf],
  )
  const columns = useMemo(() => kinds.map((id) => ({ id, label: t(`kinds.${id}`) })), [t])
  const isChanged = !isReadOnly && !isSame(value, role.permissions)
  const preview = useRolePreview(role, isChanged ? value : undefined)
  const isStale = isPortalError(patch.error) && 'code' in patch.error && patch.error.code === 'stale'
  const save = async () => {
    const done = await patch(role.id, { permissions: [...value], version: role.version })
    if (done !== undefined) {
      setValue(done.value.permissions)
      toast({ tone: 'success', title: t('list.saved') })
    }
    onRefresh()
  }
  return (
    <Stack space="lg">
      {isStale ? <Alert tone="warning">{t('page.stale')}</Alert> : null}
      {patch.error === undefined || isStale ? null : (
        <Alert tone="danger">{messageOf(patch.error, i18n.language)}</Alert>
      )}
      {preview === undefined ? null : <RoleEffects preview={preview} />}
      <PermissionMatrix
        label={t('page.matrix', { name: role.name })}
        areas={areas}
        columns={columns}
        value={value}
        saved={role.permissions}
        isReadOnly={isReadOnly}
        isSaving={patch.isPending}
        onChange={setValue}
        onSave={() => void save()}
      />
    </Stack>
  )
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length
