import type { StoredSession, TokenGrant } from './stored-session.ts'

/**
 * Asks the server for the next tokens. It rejects with RenewalRefused when the server says no, else with what failed.
 *
 * @param signal Aborts when the session is over: then the server is not asked again.
 */
export type RenewTokens = (session: StoredSession, signal?: AbortSignal) => Promise<TokenGrant>

/** The server refuses to renew: the session is over. */
export class RenewalRefused extends Error {
  override readonly name = 'RenewalRefused'
}
