import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { Icon } from '#components/icon/icon.tsx'
import type { IconId } from '#icons/icons.ts'
import * as css from './tabs.css.ts'

/** One view of a subject. */
export interface TabItem<Id extends string = string> {
  id: Id
  label: string
  icon?: IconId | undefined
  /** The number of things in the view. */
  count?: number | undefined
  /** Makes the tab a link, so that the view has a URL. */
  href?: string | undefined
  isDisabled?: boolean | undefined
  content?: ReactNode
}

/** Several views of one subject. */
export interface TabsProps<Id extends string> {
  label: string
  items: readonly TabItem<Id>[]
  selected?: Id | undefined
  onSelect?: ((id: Id) => void) | undefined
}

/** Switches between views of the same thing; only the chosen one is rendered. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const select = (key: unknown) => {
    const item = items.find(({ id }) => id === key)
    if (item !== undefined) onSelect?.(item.id)
  }
  return (
    <AriaTabs
      className={css.root}
      onSelectionChange={select}
      {...(selected === undefined ? {} : { selectedKey: selected })}
    >
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            ref={item.id === selected ? moveToMiddle : null}
            className={css.tab}
            isDisabled={item.isDisabled ?? false}
            {...(item.href === undefined ? {} : { href: item.href })}
          >
            {item.icon === undefined ? null : <Icon id={item.icon} size="sm" />}
            {item.label}
            {item.count === undefined ? null : <span className={css.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Scrolls the chosen tab fully into view without moving the page. */
function moveToMiddle(tab: HTMLElement | null): void {
  const list = tab?.parentElement?.getBoundingClientRect()
  const { left = 0, width = 0 } = tab?.getBoundingClientRect() ?? {}
  if (list !== undefined) tab?.parentElement?.scrollBy(left + width / 2 - list.left - list.width / 2, 0)
}
