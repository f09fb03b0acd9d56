import { Provider as JotaiProvider, createStore } from 'jotai'
import type { ReactNode } from 'react'
import { type PagePortal, PortalProvider } from '@portal/sdk/react'

const store = createStore()

/** The root providers: the portal's services, and the state of the shell. */
export function Providers({ portal, children }: { portal: PagePortal; children: ReactNode }) {
  return (
    <JotaiProvider store={store}>
      <PortalProvider portal={portal}>{children}</PortalProvider>
    </JotaiProvider>
  )
}
