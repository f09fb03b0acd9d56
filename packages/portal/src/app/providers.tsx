import { Provider as JotaiProvider, createStore } from 'jotai'
import type { ReactNode } from 'react'
import { PortalProvider } from '@portal/sdk/react'
import type { Portal } from '@portal/sdk'

const store = createStore()

/** What everything stands in: the services of the portal, and the state of the shell. */
export function Providers({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <JotaiProvider store={store}>
      <PortalProvider portal={portal}>{children}</PortalProvider>
    </JotaiProvider>
  )
}
