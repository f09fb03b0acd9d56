import { useTranslation } from 'react-i18next'
import { notifications } from '@portal/sdk/main'
import type { Notification } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'

/** The menu of a notification in the list. */
export function useNotificationMenu(
  onRemove: (row: Notification) => void,
): (row: Notification) => readonly MenuSection[] {
  const { t } = useTranslation(['notifications', 'general'])
  const family = useFamily(notifications)
  return (row) => {
    const read: MenuEntry = {
      id: 'read',
      label: t('markRead'),
      icon: 'check',
      onAction: () => void family.read({ ids: [row.id] }).safe(),
    }
    const destroy: MenuEntry = {
      id: 'destroy',
      label: t('general:actions.destroy'),
      icon: 'trash',
      tone: 'danger',
      onAction: () => onRemove(row),
    }
    return [{ items: row.readAt === null ? [read] : [] }, { items: [destroy] }]
  }
}
