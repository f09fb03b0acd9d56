import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { Tooltip } from '#components/tooltip/tooltip.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import { shownCount } from './nav-count.tsx'
import { groupOf, type NavItem, sectionsOf, type ShownGroup, waitingOn } from './nav-items.ts'
import * as css from './nav-menu.css.ts'

interface CollapsedNavProps {
  groups: readonly ShownGroup[]
  current: string | undefined
  onNavigate: (() => void) | undefined
}

/** The menu as a strip of icons: single pages are links, a group opens a menu of its pages. */
export function CollapsedNav({ groups, current, onNavigate }: CollapsedNavProps) {
  const here = groupOf(groups, current)
  return (
    <ul className={css.strip}>
      {sectionsOf(groups)
        .flatMap(({ heading, groups: under }) => squaresOf(under, heading !== undefined))
        .map(({ group, item, isDivided }) => (
          <li key={item?.id ?? group.id} className={classNames(isDivided && css.divided)}>
            {item === undefined ? (
              <GroupMenu group={group} isHere={group.id === here} current={current} />
            ) : (
              <PageLink item={item} isCurrent={item.id === current} onNavigate={onNavigate} />
            )}
          </li>
        ))}
    </ul>
  )
}

interface Square {
  group: ShownGroup
  /** The target page; without one it opens the group. */
  item?: NavItem
  isDivided?: boolean
}

function squaresOf(groups: readonly ShownGroup[], hasHeading: boolean): Square[] {
  return groups
    .flatMap((group): Square[] =>
      group.label === undefined ? group.items.map((item) => ({ group, item })) : [{ group }],
    )
    .map((square, at) => ({ ...square, isDivided: hasHeading && at === 0 }))
}

/** The name of an icon, with its count. */
function useNameOf(): (label: string, count: number) => string {
  const words = useWords().shell
  return (label, count) => (count > 0 ? `${label}, ${words.waiting(shownCount(count))}` : label)
}

interface PageLinkProps {
  item: NavItem
  isCurrent: boolean
  onNavigate: (() => void) | undefined
}

function PageLink({ item, isCurrent, onNavigate }: PageLinkProps) {
  const { label, count = 0, href, icon = 'dot' } = item
  const name = useNameOf()(label, count)
  return (
    <Tooltip text={name} placement="end">
      <Link
        href={href}
        aria-label={name}
        className={css.square}
        onPress={() => onNavigate?.()}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon id={icon} />
        {count > 0 ? <span className={css.dot} /> : null}
      </Link>
    </Tooltip>
  )
}

interface GroupMenuProps {
  group: ShownGroup
  isHere: boolean
  current: string | undefined
}

function GroupMenu({ group, isHere, current }: GroupMenuProps) {
  const words = useWords().shell
  const { label = '', icon = 'folder' } = group
  const count = waitingOn(group.items)
  const items = group.items.map(({ id, label: name, href, count: own = 0 }) => ({
    ...{ id, label: name, href },
    ...(own > 0 ? { description: words.waiting(shownCount(own)) } : {}),
  }))
  const name = useNameOf()(label, count)
  return (
    <MenuButton
      label={label}
      placement="end top"
      sections={[{ title: label, items, selected: current }]}
      trigger={
        <Button aria-label={name} className={classNames(css.square, isHere && css.here)}>
          <Icon id={icon} />
          {count > 0 ? <span className={css.dot} /> : null}
        </Button>
      }
    />
  )
}
