import { refuse } from './refuse.ts'

/**
 * An address that people are led to is of https and carries no secret. Addresses inside the company are fine: it is
 * the browser of the person that opens them, never the server.
 */
export function checkAddress(url: string, column: string): void {
  const address = URL.parse(url)
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '')
    refuse('format', column)
}
