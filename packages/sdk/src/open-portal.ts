import type { Middleware } from '#http/middleware.ts'
import { type Kernel, kernel } from './kernel/kernel.ts'
import type { PortalOptions } from './kernel/portal-options.ts'

/** Families by the names they get in the portal: each builds its functions on the kernel. */
export type Families = Readonly<Record<string, (kernel: Kernel) => unknown>>

/** What every portal has. */
export interface OpenPortal {
  /**
   * A family of this portal: made when it is first asked for, then always the same. So a page's bundle holds the
   * families that the page asks for.
   *
   * @typeParam Made What the family offers.
   */
  family<Made>(build: (kernel: Kernel) => Made): Made
  /** Stands a middleware around every try of every request; answers what takes it away. */
  use(middleware: Middleware): () => void
  /** Stops timers and the talk between tabs. Calls still work; the stored session stays. */
  close(): void
}

/** What these families offer. */
export type Offered<Chosen extends Families> = {
  readonly [Name in keyof Chosen]: ReturnType<Chosen[Name]>
}

/**
 * Opens a portal of just these families, so that a bundle holds nothing of the others.
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

/** The portal on a kernel that is made already. */
export function opened<Chosen extends Families>(
  made: Kernel,
  families: Chosen,
): OpenPortal & Offered<Chosen> {
  const { middlewares } = made
  const known = new Map<unknown, unknown>()
  // What stands under a function is what that function gave.
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
