import { inEnglish } from '#errors/in-english.ts'
import { isPortalError } from '#errors/is-portal-error.ts'
import { reworded } from '#errors/reworded.ts'
import { type Caller, caller } from '#http/caller.ts'
import { filledPath } from '#http/path.ts'
import { servicePolicies, type ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel.ts'
import type { PortalOptions } from './portal-options.ts'

/**
 * The same kernel, whose failures say in English what happened and what to do. It stands around the kernel and not in it,
 * because pages, who have `messageOf`, would load the sentences for nobody.
 */
export function explained(kernel: Kernel, { baseUrl = '', services = {} }: PortalOptions): Kernel {
  const told = new WeakSet<object>()
  const explaining = <Paths extends object>({ perform }: Caller<Paths>, service: ServiceName) =>
    caller<Paths>((ask) =>
      perform(ask).catch((error: unknown) => {
        // Many may wait for one answer.
        if (!isPortalError(error) || told.has(error)) throw error
        told.add(error)
        const address = services[service] ?? (baseUrl && `${baseUrl}${servicePolicies[service].path ?? ''}`)
        const path = filledPath(ask.path, { id: ask.id }).split('?', 1)[0] ?? ''
        throw reworded(error, inEnglish(error, { path, address }))
      }),
    )
  return {
    ...kernel,
    main: explaining(kernel.main, 'main'),
    intranet: explaining(kernel.intranet, 'intranet'),
    laia: explaining(kernel.laia, 'laia'),
    analytics: explaining(kernel.analytics, 'analytics'),
  }
}
