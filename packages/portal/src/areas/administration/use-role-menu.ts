import { useTranslation } from 'react-i18next'
import type { Role } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { roles } from '@portal/sdk/main'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useRestore } from '#patterns/resource-screen/use-restore.ts'
import type { OpenedRole } from './role-dialogs.tsx'
import { rolePath } from './role-path.ts'

/** The actions on a role; nobody can edit their own role, nor the one with all permissions. */
export function useRoleMenu(open: (opened: OpenedRole) => void): (role: Role) => readonly MenuSection[] {
  const { t } = useTranslation(['roles', 'general'])
  const can = useCan()
  const restore = useRestore(useFamily(roles))
  return (role) => {
    const past: MenuEntry = {
      id: 'history',
      label: t('general:actions.history'),
      icon: 'history',
      onAction: () => open({ kind: 'history', role }),
    }
    const log = can('MENU_LOGS') ? [past] : []
    if (role.deletedAt !== null) {
      const back: MenuEntry = {
        id: 'restore',
        label: t('general:actions.restore'),
        icon: 'restart',
        onAction: () => restore(role.id),
      }
      return [{ items: [...(can('ROLES_ELIMINAR') ? [back] : []), ...log] }]
    }
    const isOpen = !role.isOwn && !role.isSystem
    const ways: MenuEntry[] = [
      { id: 'open', label: t('list.open'), icon: 'key', href: rolePath(role.id) },
      { id: 'compare', label: t('list.compare'), icon: 'columns', href: `/roles?compare=${role.id}` },
    ]
    const acts: MenuEntry[] = []
    if (isOpen && can('ROLES_EDITAR'))
      acts.push({
        id: 'edit',
        label: t('list.edit'),
        icon: 'pencil',
        onAction: () => open({ kind: 'edit', role }),
      })
    if (can('ROLES_CREAR'))
      acts.push({
        id: 'clone',
        label: t('list.clone'),
        icon: 'copy',
        onAction: () => open({ kind: 'clone', role }),
      })
    const destroy: MenuEntry = {
      id: 'destroy',
      label: t('general:actions.destroy'),
      icon: 'trash',
      tone: 'danger',
      onAction: () => open({ kind: 'destroy', role }),
    }
    return [
      { items: ways },
      { items: [...acts, ...log] },
      { items: isOpen && can('ROLES_ELIMINAR') ? [destroy] : [] },
    ]
  }
}
