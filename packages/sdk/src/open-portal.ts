import type { Middleware } from '#http/middleware.ts'
import { type Kernel, kernel } from './kernel/kernel.ts'
import type { PortalOptions } from './kernel/portal-options.ts'

/** Factories of families by their name in the portal. */
export type Families = Readonly<Record<string, (kernel: Kernel) => unknown>>

/** The members of every portal. */
export interface OpenPortal {
  /**
   * Returns a family of this portal. It is created on first use and then kept, so that a page bundles only the
   * families it uses.
   *
   * @typeParam Made What the family offers.
   */
  family<Made>(build: (kernel: Kernel) => Made): Made
  /** Adds a middleware around every attempt of every request; returns a function that removes it. */
  use(middleware: Middleware): () => void
  /** Stops timers and the messages between tabs. Calls still work; the stored session stays. */
  close(): void
}

/** The members that these families add. */
export type Offered<Chosen extends Families> = {
  readonly [Name in keyof Chosen]: ReturnType<Chosen[Name]>
}

/**
 * Opens a portal with only these families, so that a bundle contains nothing of the others.
 *
 * @typeParam Chosen The families.
 *
 * @example
 * import { openPortal } from '@portal/sdk/core'
 * import { fields } from '@portal/sdk/laia'
 * import { session } from '@portal/sdk/main'
 *
 * const portal = openPortal({ baseUrl: 'https://portal.example' }, { session, fields })
 */
export function openPortal<Chosen extends Families>(
  options: PortalOptions,
  families: Chosen,
): OpenPortal & Offered<Chosen> {
  return opened(kernel(options), families)
}

/** Opens a portal on an existing kernel. */
export function opened<Chosen extends Families>(
  made: Kernel,
  families: Chosen,
): OpenPortal & Offered<Chosen> {
  const { middlewares } = made
  const known = new Map<unknown, unknown>()
  // The cache returns for a factory what that factory returned.
  const family = <Made>(build: (kernel: Kernel) => Made) =>
    (known.get(build) ?? known.set(build, build(made)).get(build)) as Made
  const offered = Object.fromEntries(Object.entries(families).map(([name, build]) => [name, family(build)]))
  return {
    ...(offered as Offered<Chosen>),
    family,
    use(middleware) {
      middlewares.push(middleware)
      return () => {
        const at = middlewares.indexOf(middleware)
        if (at >= 0) middlewares.splice(at, 1)
      }
    },
    close: () => made.coordinator.close(),
  }
}
