import { createContext, type JSX, type ReactNode, use } from 'react'
import type { Portal } from '#portal.ts'
import type { Kernel } from '#kernel/kernel.ts'
import type { OpenPortal } from '../open-portal.ts'

/** The least a page needs of a portal: its session. Everything else it asks for with `useFamily`. */
export interface PagePortal extends OpenPortal, Pick<Portal, 'session'> {}

const PortalContext = createContext<PagePortal | undefined>(undefined)

/** Gives the components below it a portal. What it answers them is kept for it alone, and for one person. */
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
 * A family of the nearest portal, by its factory: the bundle of a screen holds the families that it asks.
 *
 * @typeParam Made What the family offers.
 *
 * @example
 * const { index } = useFamily(loads) // import { loads } from '@portal/sdk/laia'
 */
export function useFamily<Made>(build: (kernel: Kernel) => Made): Made {
  return usePortal().family(build)
}
