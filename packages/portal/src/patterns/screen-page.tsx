import type { ReactNode } from 'react'
import { Page, PageHeader } from '@portal/ui-kit'

interface ScreenPageProps {
  title: string
  description?: string
  meta?: ReactNode
  actions?: ReactNode
  width?: 'narrow' | 'normal' | 'full'
  children: ReactNode
}

/** The frame of a screen: its title, what it is for, what can be done, and its content. */
export function ScreenPage({
  title,
  description,
  meta,
  actions,
  width = 'normal',
  children,
}: ScreenPageProps) {
  return (
    <Page width={width}>
      <PageHeader title={title} description={description} meta={meta} actions={actions} />
      {children}
    </Page>
  )
}
