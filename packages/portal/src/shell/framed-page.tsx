import type { ReactNode } from 'react'
import { Page } from '@portal/ui-kit'
import { useFramedScreens } from './use-framed-screens.ts'

/** A page inside the frame for signed-in people, and standalone for others. */
export function FramedPage({ children }: { children: ReactNode }) {
  return useFramedScreens() === undefined ? children : <Page>{children}</Page>
}
