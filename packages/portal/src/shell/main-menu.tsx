import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { NavMenu, type IconId, type NavGroup, type NavState } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import type { MenuGroup } from '#phrases/phrases.ts'
import { crumbsOf } from './crumbs.ts'
import { menuOf } from './menu.ts'
import { menuGroupsAtom } from './settings.ts'
import { useCurrentScreen } from './use-current-screen.ts'

const groupIcons: Record<MenuGroup, IconId> = {
  home: 'house',
  people: 'users',
  loads: 'layers',
  controlPanel: 'settings',
}

interface MainMenuProps extends NavState {
  screens: readonly Screen[]
  /** The starred pages, above all others. */
  starred: NavGroup | undefined
}

/** The menu of the person: what their permissions open, with a search; it remembers which parts are open (SHE-1). */
export function MainMenu({ screens, starred, isCollapsed, onNavigate }: MainMenuProps) {
  const { t } = useTranslation('menu')
  const granted = useSession()?.userData.accessPermissions ?? []
  const screen = useCurrentScreen()
  const [toggled, setToggled] = useAtom(menuGroupsAtom)
  const inMenu = screen && crumbsOf(screens, screen).findLast(({ group }) => group !== undefined)
  const groups = menuOf(screens, granted).map((part) => ({
    id: part.group,
    // What one sees first needs no heading above it.
    ...(part.group === 'home' ? {} : { label: t(`groups.${part.group}`) }),
    icon: groupIcons[part.group],
    items: part.screens.map(({ path, title, icon }) => ({
      id: path,
      label: t(`screens.${title}`),
      href: path,
      icon,
    })),
  }))
  return (
    <NavMenu
      groups={starred === undefined ? groups : [starred, ...groups]}
      current={inMenu?.path}
      isCollapsed={isCollapsed}
      onNavigate={onNavigate}
      toggled={{ starred: true, ...toggled }}
      onToggled={setToggled}
    />
  )
}
