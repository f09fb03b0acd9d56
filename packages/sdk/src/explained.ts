import { type AnyPortalError, isPortalError } from '#errors/is-portal-error.ts'
import { reworded } from '#errors/reworded.ts'
import { type Caller, caller } from '#http/caller.ts'
import { filledPath } from '#http/path.ts'
import { type Ask, isShared } from '#http/perform.ts'
import { servicePolicies, type ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel/kernel.ts'
import type { PortalOptions } from './kernel/portal-options.ts'

/**
 * Wraps a kernel so that its errors explain in English what happened and what to do. A wrapper, because pages have
 * `messageOf` and need not bundle these texts.
 */
export function explained(kernel: Kernel, { baseUrl = '', services = {} }: PortalOptions): Kernel {
  // Several calls may share one error.
  const explanations = new WeakMap<object, Promise<void>>()
  const explaining = <Paths extends object>({ perform }: Caller<Paths>, service: ServiceName) =>
    caller<Paths>((ask) =>
      perform(ask).catch(async (error: unknown) => {
        // An aborting caller knows the reason: reject at once.
        if (!isPortalError(error) || error.kind === 'aborted') throw error
        const address = services[service] ?? (baseUrl && `${baseUrl}${servicePolicies[service].path ?? ''}`)
        const explanation = explanations.get(error) ?? explain(error, ask, address)
        explanations.set(error, explanation)
        await explanation
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

/** Loads the texts with the first error. If they cannot be loaded, the error keeps its own message. */
async function explain(error: AnyPortalError, { path, id }: Ask, address: string): Promise<void> {
  const asked = { path: filledPath(path, { id }).split('?', 1)[0] ?? '', address, isShared: isShared(error) }
  const { inEnglish } = await import('#errors/in-english.ts').catch(() => ({ inEnglish: undefined }))
  if (inEnglish) reworded(error, inEnglish(error, asked))
}
