import { createPortal, type Portal } from '@portal/sdk'

/** Opens the services at the addresses that the server names; without an answer they stand beside the portal. */
export async function openPortal(): Promise<Portal> {
  const services = await readServices()
  return createPortal(services === undefined ? { baseUrl: window.location.origin } : { services })
}

async function readServices() {
  const response = await fetch('/config.json').catch(() => undefined)
  if (!response?.ok) return undefined
  const { services } = (await response.json()) as { services?: Record<string, string> }
  if (services === undefined) return undefined
  const absolute = (address: string | undefined) => new URL(address ?? '/', window.location.origin).href
  return {
    main: absolute(services.main),
    intranet: absolute(services.intranet),
    laia: absolute(services.laia),
    analytics: absolute(services.analytics),
  }
}
