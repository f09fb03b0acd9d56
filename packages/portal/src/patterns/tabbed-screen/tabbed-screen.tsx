import { useState, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Tabs } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabContext, tabParam } from './tab-place.ts'

interface ScreenTab {
  readonly id: string
  readonly label: string
  /** How many wait in it; none are not counted. */
  readonly count?: number | undefined
  readonly content: ReactNode
}

/** Tabs that belong together, behind one tab of the screen; with one alone that stands in its place. */
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
 * Several lists under one head, each in a tab with an address of its own and with views of its own. The head has what the
 * open one says of itself, as it would above a list of its own. What is done daily stands first; what is set up now and then
 * is a group, whose tabs keep their addresses.
 */
export function TabbedScreen({ title, description, tabs }: TabbedScreenProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [about, setAbout] = useState<HTMLElement | null>(null)
  const [acts, setActs] = useState<HTMLElement | null>(null)
  const groups = tabs.map(groupOf).filter((group) => group.tabs.length > 0)
  const all = groups.flatMap((group) => group.tabs)
  const first = all[0]?.id
  const asked = all.find(({ id }) => id === params.get(tabParam)) ?? all[0]
  const itemOf = ({ id, label, count = 0, content }: ScreenTab) => {
    const place = { id: id === first ? undefined : id, about, acts }
    return {
      ...{ id, label, href: id === first ? pathname : `${pathname}?${tabParam}=${id}` },
      count: count === 0 ? undefined : count,
      content: id === asked?.id ? <TabContext value={place}>{content}</TabContext> : null,
    }
  }
  const shown = groups.map((group) => {
    const items = group.tabs.map(itemOf)
    const [only, ...others] = items
    if (only === undefined || others.length === 0) return { group, item: only }
    const open = items.find(({ id }) => id === asked?.id)
    const count = items.reduce((sum, one) => sum + (one.count ?? 0), 0)
    const content = open === undefined ? null : <Tabs label={group.label} items={items} selected={open.id} />
    return {
      group,
      item: {
        ...{ id: group.id, label: group.label, href: (open ?? only).href, content },
        count: count === 0 ? undefined : count,
      },
    }
  })
  const selected = shown.find(({ group }) => group.tabs.some(({ id }) => id === asked?.id))?.item?.id
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
      <Tabs label={title} items={shown.flatMap(({ item }) => item ?? [])} selected={selected} />
    </ScreenPage>
  )
}

const groupOf = (tab: ScreenTab | TabGroup): TabGroup =>
  'tabs' in tab ? tab : { id: tab.id, label: tab.label, tabs: [tab] }
