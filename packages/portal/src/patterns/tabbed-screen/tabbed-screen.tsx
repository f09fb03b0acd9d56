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

interface TabbedScreenProps {
  title: string
  description?: string
  tabs: readonly ScreenTab[]
}

/**
 * Several lists under one head, each in a tab with an address of its own and with views of its own. The head has what the
 * open one says of itself, as it would above a list of its own.
 */
export function TabbedScreen({ title, description, tabs }: TabbedScreenProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const [about, setAbout] = useState<HTMLElement | null>(null)
  const [acts, setActs] = useState<HTMLElement | null>(null)
  const asked = tabs.find(({ id }) => id === params.get(tabParam)) ?? tabs[0]
  const items = tabs.map(({ id, label, count = 0, content }, at) => {
    const place = { id: at === 0 ? undefined : id, about, acts }
    return {
      ...{ id, label, href: at === 0 ? pathname : `${pathname}?${tabParam}=${id}` },
      count: count === 0 ? undefined : count,
      content: id === asked?.id ? <TabContext value={place}>{content}</TabContext> : null,
    }
  })
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
      <Tabs label={title} items={items} selected={asked?.id} />
    </ScreenPage>
  )
}
