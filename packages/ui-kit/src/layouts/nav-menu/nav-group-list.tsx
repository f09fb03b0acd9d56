import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import { NavCount } from './nav-count.tsx'
import { type NavGroup, type NavItem, waitingOn } from './nav-items.ts'
import * as css from './nav-menu.css.ts'

interface NavGroupListProps {
  group: NavGroup
  current: string | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onNavigate: (() => void) | undefined
}

/** A group with its name, or single pages. */
export function NavGroupList({ group, current, isOpen, onToggle, onNavigate }: NavGroupListProps) {
  const listId = useId()
  const hasName = group.label !== undefined
  // A menu of all pages is rendered with every navigation: items of closed groups would be most of it.
  const isShown = !hasName || isOpen
  return (
    <div className={css.group}>
      {hasName ? (
        <button
          type="button"
          className={css.groupButton}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => onToggle(!isOpen)}
        >
          {group.icon === undefined ? null : <Icon id={group.icon} />}
          <span className={css.text}>{group.label}</span>
          {isOpen ? null : <NavCount count={waitingOn(group.items)} />}
          <span className={css.chevron}>
            <Icon id="chevronRight" size="sm" />
          </span>
        </button>
      ) : null}
      <ul id={listId} hidden={!isShown} className={classNames(hasName && css.nested)}>
        {isShown ? <Items group={group} current={current} onNavigate={onNavigate} /> : null}
      </ul>
    </div>
  )
}

function Items({ group, current, onNavigate }: Pick<NavGroupListProps, 'group' | 'current' | 'onNavigate'>) {
  const limit = group.limit ?? group.items.length
  const rest = group.items.slice(limit)
  return (
    <>
      {group.items.slice(0, limit).map((item) => (
        <li key={item.id}>
          <NavLink item={item} isCurrent={item.id === current} onNavigate={onNavigate} />
        </li>
      ))}
      {rest.length === 0 ? null : (
        <li>
          <RestMenu items={rest} onNavigate={onNavigate} />
        </li>
      )}
      {group.act === undefined ? null : (
        <li>
          <Button tone="quiet" size="sm" icon={group.act.icon} onPress={group.act.onPress}>
            {group.act.label}
          </Button>
        </li>
      )}
    </>
  )
}

/** The pages of a group that are too many to be listed. */
function RestMenu({
  items,
  onNavigate,
}: {
  items: readonly NavItem[]
  onNavigate: NavLinkProps['onNavigate']
}) {
  const words = useWords().shell
  const lines = items.map(({ id, label, href, icon }) => ({ id, label, href, icon, onAction: onNavigate }))
  return (
    <MenuButton
      label={words.more(`${items.length}`)}
      placement="end top"
      sections={[{ items: lines }]}
      trigger={
        <Button tone="quiet" size="sm" icon="more">
          {words.more(`${items.length}`)}
        </Button>
      }
    />
  )
}

interface NavLinkProps {
  item: NavItem
  isCurrent: boolean
  onNavigate: (() => void) | undefined
}

function NavLink({ item, isCurrent, onNavigate }: NavLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  // A long menu scrolls to the current page, however it was reached.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <Link
      ref={link}
      href={item.href}
      className={css.link}
      onPress={() => onNavigate?.()}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {item.icon === undefined ? null : <Icon id={item.icon} />}
      <span className={css.text}>{item.label}</span>
      <NavCount count={item.count} />
    </Link>
  )
}
