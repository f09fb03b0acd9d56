import { type ReactNode, useContext } from 'react'
import { Page, PageHeader, Spread, Stack } from '@portal/ui-kit'
import { TabContext } from './tabbed-screen/tab-place.ts'

interface ScreenPageProps {
  title: string
  description?: ReactNode
  meta?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}

/** The frame of a screen: its title, what it is for, what can be done, and its content. In a tab the title is the tab's. */
export function ScreenPage({
  title,
  description,
  meta,
  actions,
  width = 'normal',
  children,
}: ScreenPageProps) {
  if (useContext(TabContext) !== undefined) {
    return (
      <Stack space="md">
        <Spread>
          <p>{description}</p>
          {actions}
        </Spread>
        {children}
      </Stack>
    )
  }
  return (
    <Page width={width}>
      <PageHeader title={title} description={description} meta={meta} actions={actions} />
      {children}
    </Page>
  )
}
