import type { StoredSession, TokenGrant } from './stored-session.ts'

/**
 * Requests new tokens from the server. Rejects with RenewalRefused when the server refuses, else with the failure.
 *
 * @param signal Aborts when the session is over: then the server is not asked again.
 */
export type RenewTokens = (session: StoredSession, signal?: AbortSignal) => Promise<TokenGrant>

/** The server refuses to renew: the session is over. */
export class RenewalRefused extends Error {
  override readonly name = 'RenewalRefused'
}
