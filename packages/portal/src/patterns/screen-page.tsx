import { useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Inline, Page, PageHeader, Stack } from '@portal/ui-kit'
import { TabContext, type TabPlace } from './tabbed-screen/tab-place.ts'

interface ScreenPageProps {
  title: string
  description?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}

/** The page of a screen: title, description, actions and content. In a tab the header belongs to the screen. */
export function ScreenPage({ width = 'normal', children, ...head }: ScreenPageProps) {
  const tab = useContext(TabContext)
  if (tab !== undefined) {
    return (
      <Stack space="md">
        <TabHead {...head} tab={tab} />
        {children}
      </Stack>
    )
  }
  return (
    <Page width={width}>
      <PageHeader {...head} />
      {children}
    </Page>
  )
}

interface TabHeadProps extends Pick<ScreenPageProps, 'description' | 'actions'> {
  tab: TabPlace
}

function TabHead({ description, actions, tab: { about, acts } }: TabHeadProps) {
  return (
    <>
      {about === null ? null : createPortal(description, about)}
      {acts === null ? null : createPortal(<Inline>{actions}</Inline>, acts)}
    </>
  )
}
