import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Tabs } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TabContext, tabParam } from './tab-place.ts'

interface ScreenTab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface TabbedScreenProps {
  title: string
  description?: string
  tabs: readonly ScreenTab[]
}

/** Several lists under one head, each in a tab with an address of its own and with views of its own. */
export function TabbedScreen({ title, description, tabs }: TabbedScreenProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const asked = tabs.find(({ id }) => id === params.get(tabParam)) ?? tabs[0]
  const items = tabs.map(({ id, label, content }, at) => {
    const place = { id: at === 0 ? undefined : id }
    return {
      ...{ id, label, href: at === 0 ? pathname : `${pathname}?${tabParam}=${id}` },
      content: id === asked?.id ? <TabContext value={place}>{content}</TabContext> : null,
    }
  })
  return (
    <ScreenPage title={title} {...(description === undefined ? {} : { description })}>
      <Tabs label={title} items={items} selected={asked?.id} />
    </ScreenPage>
  )
}
