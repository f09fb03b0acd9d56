import { useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Tabs } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabContext, tabParam } from './tab-place.ts'

interface ScreenTab {
  readonly id: string
  readonly label: string
  /** The count of pending items; zero is hidden. */
  readonly count?: number | undefined
  readonly content: ReactNode
}

/** A group of tabs behind one tab of the screen; a single one replaces the group. */
interface TabGroup {
  readonly id: string
  readonly label: string
  readonly tabs: readonly ScreenTab[]
}

interface TabbedScreenProps {
  title: string
  description?: string
  tabs: readonly (ScreenTab | TabGroup)[]
}

/**
 * Several lists under one header, each in a tab with its own URL and views. The header shows the open tab's
 * description and actions. Daily work comes first; occasional settings are a group, whose tabs keep their URLs.
 */
export function TabbedScreen({ title, description, tabs }: TabbedScreenProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [about, setAbout] = useState<HTMLElement | null>(null)
  const [acts, setActs] = useState<HTMLElement | null>(null)
  const all = tabs.flatMap((tab) => ('tabs' in tab ? tab.tabs : [tab]))
  const first = all[0]?.id
  const asked = (all.find(({ id }) => id === params.get(tabParam)) ?? all[0])?.id
  const itemOf = ({ id, label, count = 0, content }: ScreenTab): Item => {
    const place = { id: id === first ? undefined : id, about, acts }
    return {
      ...{ id, label, href: id === first ? pathname : `${pathname}?${tabParam}=${id}` },
      count: count === 0 ? undefined : count,
      content: id === asked ? <TabContext value={place}>{content}</TabContext> : null,
    }
  }
  const items = tabs.flatMap((tab) => ('tabs' in tab ? grouped(tab, tab.tabs.map(itemOf)) : [itemOf(tab)]))
  return (
    <ScreenPage
      title={title}
      description={
        <>
          {description} <span ref={setAbout} />
        </>
      }
      actions={<div ref={setActs} />}
    >
      <Tabs label={title} items={items} selected={openOf(items)?.id} />
    </ScreenPage>
  )
}

interface Item {
  id: string
  label: string
  href: string
  count: number | undefined
  /** For the open one only. */
  content: ReactNode
}

const openOf = (items: readonly Item[]) => items.find(({ content }) => content !== null)

/** The single tab of a group itself, or the group's tab: it links to the first, or to the open one. */
function grouped({ id, label }: TabGroup, items: readonly Item[]): readonly Item[] {
  const [first, ...others] = items
  if (first === undefined || others.length === 0) return items
  const open = openOf(items)
  const count = items.reduce((sum, one) => sum + (one.count ?? 0), 0)
  return [
    {
      ...{ id, label, href: (open ?? first).href, count: count === 0 ? undefined : count },
      content: open === undefined ? null : <Tabs label={label} items={items} selected={open.id} />,
    },
  ]
}
