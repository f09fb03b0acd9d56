import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavGroup } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { StarredDialog } from './starred-dialog.tsx'
import { starredInMenu } from './starred-pages.ts'
import { useStarredLines } from './use-starred-lines.ts'

interface StarredGroupProps {
  screens: readonly Screen[]
  /** Called with the group for the menu, or undefined without starred pages. */
  onGroup: (group: NavGroup | undefined) => void
}

/** Adds the starred pages to the menu: ten, the rest behind a button, and a dialog to manage them (SHE-2). */
export function StarredGroup({ screens, onGroup }: StarredGroupProps) {
  const { t } = useTranslation('frame')
  const [isOpen, setOpen] = useState(false)
  const lines = useStarredLines(screens)
  const title = t('starred.title')
  const arrange = t('starred.arrange')
  useEffect(() => {
    const items = lines.map(({ url, label, icon }) => ({ id: `starred:${url}`, label, href: url, icon }))
    const act = { label: arrange, icon: 'sort' as const, onPress: () => setOpen(true) }
    const group: NavGroup = { id: 'starred', label: title, icon: 'star', limit: starredInMenu, items, act }
    onGroup(items.length === 0 ? undefined : group)
  }, [lines, title, arrange, onGroup])
  return <StarredDialog screens={screens} isOpen={isOpen} onOpenChange={setOpen} />
}
