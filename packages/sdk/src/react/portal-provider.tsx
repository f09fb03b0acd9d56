import { createContext, type JSX, type ReactNode, use } from 'react'
import type { Portal } from '#portal.ts'
import type { Kernel } from '#kernel/kernel.ts'
import type { OpenPortal } from '../open-portal.ts'

/** The minimum that a page needs: the session. It gets everything else with `useFamily`. */
export interface PagePortal extends OpenPortal, Pick<Portal, 'session'> {}

const PortalContext = createContext<PagePortal | undefined>(undefined)

/** Provides a portal to the components below. Its answers are cached for this portal and one person only. */
export function PortalProvider({
  portal,
  children,
}: {
  portal: PagePortal
  children: ReactNode
}): JSX.Element {
  return <PortalContext value={portal}>{children}</PortalContext>
}

/** The portal of the nearest PortalProvider. */
export function usePortal(): PagePortal {
  const portal = use(PortalContext)
  if (!portal) throw new Error('usePortal needs a <PortalProvider portal={…}> above it')
  return portal
}

/**
 * A family of the nearest portal, given its factory: a screen bundles only the families it uses.
 *
 * @typeParam Made What the family offers.
 *
 * @example
 * const { index } = useFamily(loads) // import { loads } from '@portal/sdk/laia'
 */
export function useFamily<Made>(build: (kernel: Kernel) => Made): Made {
  return usePortal().family(build)
}
