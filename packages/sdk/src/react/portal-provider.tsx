import { createContext, type JSX, type ReactNode, use, useEffect, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { Portal } from '#portal.ts'

const PortalContext = createContext<Portal | undefined>(undefined)

/** Gives the components below it a portal, and an answer cache of their own that no other person ever sees. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }): JSX.Element {
  const [cache] = useState(() => new Map())
  return (
    <PortalContext value={portal}>
      <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false }}>
        <CacheGuard portal={portal} />
        {children}
      </SWRConfig>
    </PortalContext>
  )
}

/** The portal of the nearest PortalProvider. */
export function usePortal(): Portal {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal needs a <PortalProvider portal={createPortal(…)}> above it')
  return portal
}

/** Empties the cache when a session ends, so that nobody sees what the person before saw. */
function CacheGuard({ portal }: { portal: Portal }): null {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      portal.session.subscribe(({ type }) => {
        if (type === 'ended' || type === 'started') {
          void mutate(() => true, undefined, { revalidate: type === 'started' })
        }
      }),
    [portal, mutate],
  )
  return null
}
