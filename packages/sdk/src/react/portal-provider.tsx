import { createContext, type JSX, type ReactNode, use, useEffect, useState } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import type { Portal } from '#portal.ts'
import { belongsTo, familyOf } from './cache-key.ts'

const PortalContext = createContext<Portal | undefined>(undefined)

// The SDK repeats what may be repeated itself. Components that begin together share one request; what polls every second
// still asks every second, which the library's own two seconds would prevent.
const settings = { shouldRetryOnError: false, dedupingInterval: 200 }

/** Gives the components below it a portal, and an answer cache of their own that no other person ever sees. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }): JSX.Element {
  const [cache] = useState(() => new Map())
  return (
    <PortalContext value={portal}>
      <SWRConfig value={{ ...settings, provider: () => cache }}>
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

/**
 * Keeps the cache true: it is emptied when a session ends, so that nobody sees what the person before saw, and what belongs
 * to a family is asked again when something of the family was changed.
 */
function CacheGuard({ portal }: { portal: Portal }): null {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const stopListening = portal.session.subscribe(({ type }) => {
      if (type === 'ended' || type === 'started') {
        void mutate(() => true, undefined, { revalidate: type === 'started' })
      }
    })
    const stopWatching = portal.use(async (request, next, { operation }) => {
      const response = await next(request)
      // A failure of the refreshing is in the `error` of who shows the data.
      if (response.ok && request.method !== 'GET') void mutate(belongsTo([familyOf(operation.id)]))
      return response
    })
    return () => {
      stopListening()
      stopWatching()
    }
  }, [portal, mutate])
  return null
}
