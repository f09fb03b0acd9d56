import type { RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import type { IconId } from '#icons/icons.ts'
import * as list from '#private/list-box/option-list.css.ts'
import * as css from './menu-list.css.ts'

/** One line of a menu. */
export interface MenuEntry {
  id: string
  label: string
  description?: string | undefined
  icon?: IconId | undefined
  href?: string | undefined
  onAction?: (() => void) | undefined
  tone?: 'danger' | undefined
  isDisabled?: boolean | undefined
}

/** A group of lines. */
export interface MenuSection {
  /** The heading; without one the section is only separated by a line. */
  title?: string | undefined
  items: readonly MenuEntry[]
  /** The id of the chosen line: makes the section a single choice. */
  selected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
}

/** The placement of a menu beside its button. */
export type MenuPlacement = NonNullable<PopoverProps['placement']>

interface MenuListProps {
  label: string
  placement?: MenuPlacement | undefined
  sections: readonly MenuSection[]
  /** The element that anchors it. */
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The initially focused line. Defaults to the chosen one, or the menu as a whole. */
  first?: 'first' | 'last' | null | undefined
}

/** The menu that a button opens. */
export function MenuList({
  label,
  sections,
  placement = 'bottom end',
  triggerRef,
  isOpen,
  onOpenChange,
  first,
}: MenuListProps) {
  const shown = sections.filter((section) => section.items.length > 0)
  return (
    <Popover
      className={list.popover}
      offset={4}
      placement={placement}
      trigger="MenuTrigger"
      aria-label={label}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Menu
        className={classNames(list.list, css.menu)}
        aria-label={label}
        autoFocus={first ?? true}
        onClose={() => onOpenChange(false)}
      >
        {shown.map((section, at) => (
          <Section key={section.title ?? at} section={section} label={label} />
        ))}
      </Menu>
    </Popover>
  )
}

function Section({ section, label }: { section: MenuSection; label: string }) {
  const { title, items, selected, onSelect } = section
  const choice =
    onSelect === undefined
      ? {}
      : { selectionMode: 'single' as const, selectedKeys: selected === undefined ? [] : [selected] }
  return (
    <AriaMenuSection className={css.section} aria-label={title ?? label} {...choice}>
      {title === undefined ? null : <Header className={css.header}>{title}</Header>}
      {items.map((entry) => (
        <Entry key={entry.id} entry={entry} onSelect={onSelect} />
      ))}
    </AriaMenuSection>
  )
}

function Entry({ entry, onSelect }: { entry: MenuEntry; onSelect: ((id: string) => void) | undefined }) {
  const act = () => {
    entry.onAction?.()
    onSelect?.(entry.id)
  }
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      isDisabled={entry.isDisabled ?? false}
      onAction={act}
      {...(entry.href === undefined ? {} : { href: entry.href })}
      className={classNames(list.item, entry.tone === 'danger' && css.danger)}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {entry.icon === undefined ? null : <Icon id={entry.icon} size="sm" />}
          <span className={list.words}>
            <Text slot="label">{entry.label}</Text>
            {entry.description === undefined ? null : (
              <Text slot="description" className={list.description}>
                {entry.description}
              </Text>
            )}
          </span>
          {selectionMode === 'none' ? null : (
            <span className={list.tick}>{isSelected ? <Icon id="check" size="sm" /> : null}</span>
          )}
        </>
      )}
    </MenuItem>
  )
}
