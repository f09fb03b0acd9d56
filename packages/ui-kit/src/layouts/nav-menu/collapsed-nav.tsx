import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { Tooltip } from '#components/tooltip/tooltip.tsx'
import { classNames } from '#css/class-names.ts'
import { groupOf, type NavGroup } from './nav-items.ts'
import * as css from './nav-menu.css.ts'

interface CollapsedNavProps {
  groups: readonly NavGroup[]
  current: string | undefined
  onNavigate: (() => void) | undefined
}

/** The menu as a strip of icons: pages on their own are links, a group opens a menu of its pages. */
export function CollapsedNav({ groups, current, onNavigate }: CollapsedNavProps) {
  const here = groupOf(groups, current)
  return (
    <ul className={css.strip}>
      {groups.map((group) =>
        group.label === undefined ? (
          group.items.map((item) => (
            <li key={item.id}>
              <Tooltip text={item.label} placement="end">
                <Link
                  href={item.href}
                  aria-label={item.label}
                  className={css.square}
                  onPress={() => onNavigate?.()}
                  {...(item.id === current ? { 'aria-current': 'page' as const } : {})}
                >
                  <Icon id={item.icon ?? 'dot'} />
                </Link>
              </Tooltip>
            </li>
          ))
        ) : (
          <li key={group.id}>
            <GroupMenu group={group} label={group.label} isHere={group.id === here} current={current} />
          </li>
        ),
      )}
    </ul>
  )
}

interface GroupMenuProps {
  group: NavGroup
  label: string
  isHere: boolean
  current: string | undefined
}

function GroupMenu({ group, label, isHere, current }: GroupMenuProps) {
  const items = group.items.map(({ id, label: name, href }) => ({ id, label: name, href }))
  return (
    <MenuButton
      label={label}
      placement="end top"
      sections={[{ title: label, items, selected: current }]}
      trigger={
        <Button aria-label={label} className={classNames(css.square, isHere && css.here)}>
          <Icon id={group.icon ?? 'folder'} />
        </Button>
      }
    />
  )
}
