import { useId } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import type { NavGroup, NavItem } from './nav-items.ts'
import * as css from './nav-menu.css.ts'

interface NavGroupListProps {
  group: NavGroup
  current: string | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onNavigate: (() => void) | undefined
}

/** A group with its name, or pages on their own. */
export function NavGroupList({ group, current, isOpen, onToggle, onNavigate }: NavGroupListProps) {
  const listId = useId()
  const hasName = group.label !== undefined
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
          <span className={css.chevron}>
            <Icon id="chevronRight" size="sm" />
          </span>
        </button>
      ) : null}
      <ul id={listId} hidden={hasName && !isOpen} className={classNames(hasName && css.nested)}>
        {group.items.map((item) => (
          <li key={item.id}>
            <NavLink item={item} isCurrent={item.id === current} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NavLinkProps {
  item: NavItem
  isCurrent: boolean
  onNavigate: (() => void) | undefined
}

function NavLink({ item, isCurrent, onNavigate }: NavLinkProps) {
  return (
    <Link
      href={item.href}
      className={css.link}
      onPress={() => onNavigate?.()}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {item.icon === undefined ? null : <Icon id={item.icon} />}
      <span className={css.text}>{item.label}</span>
      {item.count === undefined ? null : <span className={css.count}>{item.count}</span>}
    </Link>
  )
}
