// Generated from specs/session/exchange-tokens.yaml by `pnpm codegen`. Never edited by hand.
import type { Instant } from '#generated/shared/parameters.ts'

/** The operations of specs/session/exchange-tokens.yaml. */
export interface ExchangeTokensOperations {
  'exchangeTokens.create': {
    parameters: { query?: never; header?: {
        /** A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        "Idempotency-Key"?: string;
    }; path?: never };
    requestBody: { content: {
        "application/json": {
            username: string;
        };
    } };
    responses: { 201: { content: {
        "application/json": {
            data: {
                /**
                 * The token.
                 * @example kq3…
                 */
                exchangeToken: string;
                /**
                 * The page that takes it: /login/:token.
                 * @example /login/kq3…
                 */
                path: string;
                expiresAt: Instant;
            };
        };
    } } };
    failures: 401 | 403 | 404 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface ExchangeTokensPaths {
  '/exchange-tokens': { post: ExchangeTokensOperations['exchangeTokens.create'] };
}
