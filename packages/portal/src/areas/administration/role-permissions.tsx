import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleDetail, RolePreview } from '@portal/sdk'
import { Alert, PermissionMatrix, Stack } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { usePermissionKeywords } from '#patterns/use-permission-keywords.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { RoleConflict } from './role-conflict.tsx'
import { RoleEffects, RoleOutcome } from './role-effects.tsx'
import { isSame } from './role-changes.ts'
import { kinds, matrixAreas } from './roles-matrix.ts'
import { useRoleEdit } from './use-role-edit.ts'
import { useRolePreview } from './use-role-preview.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

interface RolePermissionsProps {
  role: RoleDetail
  isReadOnly: boolean
  onRefresh: () => void
}

/** The permissions of a role, with a preview of whom a change affects (PAN-3, PAN-4). */
export function RolePermissions(props: RolePermissionsProps) {
  const draft = useDraft(`roles.permissions.${props.role.id}`)
  return (
    <DraftArea draft={draft}>
      <Choice {...props} onSettled={draft.settle} />
    </DraftArea>
  )
}

type ChoiceProps = RolePermissionsProps & { onSettled: () => void }

function Choice({ role, isReadOnly, onRefresh, onSettled }: ChoiceProps) {
  const { t } = useTranslation('roles')
  const edited = useRoleEdit(role, onRefresh, onSettled)
  const { base, value, clash, error, isSaving, choose, keep, save } = edited
  const labelOf = usePermissionLabel()
  const keywordsOf = usePermissionKeywords()
  const areas = useMemo(
    () => matrixAreas({ areaOf: (area) => t(`areas.${area}`), labelOf, keywordsOf }),
    [t, labelOf, keywordsOf],
  )
  const columns = useMemo(() => kinds.map((id) => ({ id, label: t(`kinds.${id}`) })), [t])
  const isChanged = !isReadOnly && !isSame(value, base.permissions)
  const preview = useRolePreview(role, isChanged ? value : undefined)
  return (
    <Stack space="lg">
      {clash === undefined ? null : (
        <Suspense>
          <RoleConflict clash={clash} onKeepTheirs={() => keep(clash.theirs)} />
        </Suspense>
      )}
      <PermissionMatrix
        label={t('page.matrix', { name: role.name })}
        areas={areas}
        columns={columns}
        value={value}
        saved={base.permissions}
        isReadOnly={isReadOnly}
        isSaving={isSaving}
        onChange={choose}
        onSave={() => void save()}
        outcome={<Outcome error={error} preview={preview} />}
        details={preview === undefined ? null : <RoleEffects preview={preview} />}
      />
      {isReadOnly ? null : (
        <form hidden>
          <DraftValue name="choice" value={edited.kept} onFound={edited.restore} />
        </form>
      )}
    </Stack>
  )
}

/** Beside the save button: the rejection, or the effects. */
function Outcome({ error, preview }: { error: unknown; preview: RolePreview | undefined }) {
  if (error !== undefined)
    return (
      <Alert tone="danger">
        <Refusal error={error} />
      </Alert>
    )
  return preview === undefined ? null : <RoleOutcome preview={preview} />
}
