import { type AnyPortalError, isPortalError } from '#errors/is-portal-error.ts'
import { reworded } from '#errors/reworded.ts'
import { type Caller, caller } from '#http/caller.ts'
import { filledPath } from '#http/path.ts'
import { type Ask, isShared } from '#http/perform.ts'
import { servicePolicies, type ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { PortalOptions } from './kernel/portal-options.ts'

/**
 * The same kernel, whose failures say in English what happened and what to do. It stands around the kernel and not in it,
 * because pages, who have `messageOf`, would load the sentences for nobody.
 */
export function explained(kernel: Kernel, { baseUrl = '', services = {} }: PortalOptions): Kernel {
  // Many may wait for one answer.
  const explanations = new WeakMap<object, Promise<void>>()
  const explaining = <Paths extends object>({ perform }: Caller<Paths>, service: ServiceName) =>
    caller<Paths>((ask) =>
      perform(ask).catch(async (error: unknown) => {
        // Who has left is let go at once, and knows why.
        if (!isPortalError(error) || error.kind === 'aborted') throw error
        const address = services[service] ?? (baseUrl && `${baseUrl}${servicePolicies[service].path ?? ''}`)
        const telling = explanations.get(error) ?? explain(error, ask, address)
        explanations.set(error, telling)
        await telling
        throw error
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

/** The sentences come with the first failure; where they cannot be had, its own words must do. */
async function explain(error: AnyPortalError, { path, id }: Ask, address: string): Promise<void> {
  const asked = { path: filledPath(path, { id }).split('?', 1)[0] ?? '', address, isShared: isShared(error) }
  const { inEnglish } = await import('#errors/in-english.ts').catch(() => ({ inEnglish: undefined }))
  if (inEnglish) reworded(error, inEnglish(error, asked))
}
