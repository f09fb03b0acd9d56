import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '@portal/sdk'
import { Stack } from '@portal/ui-kit'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { changesOf } from './role-changes.ts'

/** The two concurrent choices of a role's permissions, and their common base. */
export interface RoleClash {
  readonly before: readonly string[]
  readonly mine: readonly string[]
  readonly theirs: RoleDetail
}

/**
 * The additions and removals of somebody else, beside the person's own; the choice below is merged already.
 */
export function RoleConflict({ clash, onKeepTheirs }: { clash: RoleClash; onKeepTheirs: () => void }) {
  const { t } = useTranslation('roles')
  const labelOf = usePermissionLabel()
  const { before, mine, theirs } = clash
  const shown = (permissions: unknown) => {
    // The only field of this conflict is the list of permissions.
    const { added, removed } = changesOf(before, permissions as readonly string[])
    const named = [
      ...added.map((name) => `+ ${labelOf(name)}`),
      ...removed.map((name) => `− ${labelOf(name)}`),
    ]
    return named.join(' · ') || '—'
  }
  return (
    <Stack space="sm">
      <ConflictPart
        mine={{ permissions: mine }}
        theirs={{ permissions: theirs.permissions }}
        fields={[{ name: 'permissions', shown }]}
        translate={() => t('list.permissions')}
        onKeepTheirs={onKeepTheirs}
      />
      <p>{t('page.joined')}</p>
    </Stack>
  )
}
