import type { ServiceName } from './services.ts'
import { servicePolicies } from './services.ts'

/** The address of each service: an absolute URL, or a path below the portal's own. */
export type ServiceAddresses = Readonly<Record<ServiceName, string>>

/** Resolves the address of a service, possibly after reading config.json. */
export type AddressOf = (service: ServiceName) => string | Promise<string>

/**
 * Reads the services' addresses from the server's config.json.
 *
 * @param baseUrl The server's address, as `https://portal.example`; nothing in a browser for the page's own.
 */
export async function readServices(
  baseUrl = '',
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<ServiceAddresses> {
  const response = await fetch(`${trimmed(baseUrl)}/config.json`)
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  const { services } = (await response.json()) as { services: ServiceAddresses }
  return services
}

/**
 * Resolves addresses: explicit ones first, then those below `baseUrl`, then config.json for a service on its own
 * host.
 */
export function addressBook(
  baseUrl: string,
  given: Partial<ServiceAddresses>,
  fetch: typeof globalThis.fetch,
): AddressOf {
  let config: Promise<ServiceAddresses> | undefined
  return (service) => {
    const known = given[service]
    if (known !== undefined) return absolute(known, baseUrl)
    const { path } = servicePolicies[service]
    if (path !== undefined) return `${trimmed(baseUrl)}${path}`
    config ??= readServices(baseUrl, fetch).catch((error: unknown) => {
      config = undefined
      throw error
    })
    return config.then((services) => absolute(services[service], baseUrl))
  }
}

function absolute(address: string, baseUrl: string): string {
  return trimmed(baseUrl && address.startsWith('/') ? new URL(address, baseUrl).href : address)
}

function trimmed(address: string): string {
  return address.replace(/\/$/, '')
}
