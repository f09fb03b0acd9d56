import { useAtom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { NavMenu, type NavGroup, type NavState } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { crumbsOf } from './crumbs.ts'
import { menuOf } from './menu.ts'
import { menuGroupsAtom } from './settings.ts'
import { useCurrentScreen } from './use-current-screen.ts'
import { waitingCountsAtom } from './waiting-counts-atom.ts'

interface MainMenuProps extends NavState {
  screens: readonly Screen[]
  /** The starred pages, above all others. */
  starred: NavGroup | undefined
}

/**
 * The menu of the person: the screens their permissions open, with a search; it remembers which groups are open
 * (SHE-1).
 */
export function MainMenu({ screens, starred, isCollapsed, onNavigate }: MainMenuProps) {
  const { t } = useTranslation('menu')
  const granted = useSession()?.userData.accessPermissions ?? []
  const screen = useCurrentScreen()
  const [toggled, setToggled] = useAtom(menuGroupsAtom)
  const inMenu = screen && crumbsOf(screens, screen).findLast(({ group }) => group !== undefined)
  const counts = useAtomValue(waitingCountsAtom)
  const groups = menuOf(screens, granted).map(
    ({ group, icon, heading, screens: open }): NavGroup => ({
      id: group,
      // The first group needs no heading.
      label: group === 'home' ? undefined : t(`groups.${group}`),
      heading: heading && t(`headings.${heading}`),
      icon,
      items: open.map((screen) => ({
        id: screen.path,
        label: t(`screens.${screen.title}`),
        href: screen.path,
        icon: screen.icon,
        count: counts[screen.path],
      })),
    }),
  )
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
