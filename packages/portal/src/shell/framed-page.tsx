import type { ReactNode } from 'react'
import { Page } from '@portal/ui-kit'
import { useFramedScreens } from './use-framed-screens.ts'

/** A page that stands in the frame for who is signed in, and by itself for others. */
export function FramedPage({ children }: { children: ReactNode }) {
  return useFramedScreens() === undefined ? children : <Page>{children}</Page>
}
