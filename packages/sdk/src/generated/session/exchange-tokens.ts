// Generated from specs/session/exchange-tokens.yaml by `pnpm codegen`. Never edited by hand.
import type { Instant } from '#generated/shared/parameters.ts'

/** The operations of specs/session/exchange-tokens.yaml. */
export interface ExchangeTokensOperations {
  'exchangeTokens.create': {
    parameters: { query?: never; header?: {
        /** A unique key chosen by the caller. A repeated request with the same key returns the stored response without executing again. */
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
                 * Page that takes the token: /login/:token.
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
