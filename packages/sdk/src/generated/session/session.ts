// Generated from specs/session/session.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** Confirmation by the signed-in person. */
export type Confirmation = {
    /**
     * The password.
     * @example demo-Portal-2026
     */
    password: string;
    /**
     * Code of the second factor, or a recovery code; required if a second factor is set up.
     * @example 123456
     */
    code?: string;
};

/** Credentials. */
export type Credentials = {
    /**
     * Username.
     * @example admin
     */
    user: string;
    /**
     * The password.
     * @example demo-Portal-2026
     */
    password: string;
    /**
     * Code of the second factor, or a recovery code. A missing code is 401 with `blank` on `code`, a wrong one `invalid`.
     * @example 123456
     */
    code?: string;
};

/** A token from a link. */
export type ExchangeToken = {
    /** The token. */
    exchangeToken: string;
};

/** Response of a sign-in (specification §3). */
export type SignedIn = {
    /**
     * Present on success; absent on failure.
     * @example 200
     */
    code: number;
    userData: UserData;
    /** Short-lived access token; its payload contains `uid`. */
    accessToken: string;
    /** Refresh token, for callers without cookies. */
    refreshToken?: string;
    /**
     * Validity of the access token in seconds.
     * @example 300
     */
    expiresInSeconds: number;
    /**
     * Lifetime of the session in seconds: 6900 by password, 60 by exchange token.
     * @example 6900
     */
    sessionSeconds: number;
};

/** Data of the signed-in person (specification §3). */
export type UserData = {
    uid: Id;
    /**
     * Display name.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * Short text about the person.
     * @example Coordinadora de Telenova Fibra
     */
    about: string;
    /** URL of a picture; null if none. */
    photoURL: string | null;
    /**
     * Presence.
     * @enum {string}
     */
    status: "online" | "away" | "offline";
    /**
     * Name of the main role.
     * @example Administrador
     */
    userRole: string;
    /** Names of their permissions. */
    accessPermissions: string[];
    /**
     * IANA time zone; UTC if absent (specification §9).
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /**
     * Language chosen; null if none.
     * @example es
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * Whether a role requires a second factor that is not set up: until then the person has no permissions and can do nothing else.
     * @example false
     */
    secondFactorDue?: boolean;
};

/** The operations of specs/session/session.yaml. */
export interface SessionOperations {
  'session.login': {
    parameters: { query?: never; header?: {
        /** `body` returns the refresh token in the response body instead of a cookie, for non-browser callers. */
        "X-Session-Transport"?: "cookie" | "body";
    }; path?: never };
    requestBody: { content: {
        "application/json": Credentials;
    } };
    responses: { 200: { content: {
        "application/json": SignedIn;
    } } };
    failures: 401 | 422 | 429;
  };
  'session.authenticate': {
    parameters: { query?: never; header?: {
        /** `body` returns the refresh token in the response body instead of a cookie, for non-browser callers. */
        "X-Session-Transport"?: "cookie" | "body";
    }; path?: never };
    requestBody: { content: {
        "application/json": Credentials;
    } };
    responses: { 200: { content: {
        "application/json": SignedIn;
    } } };
    failures: 401 | 422 | 429;
  };
  'session.loginWithToken': {
    parameters: { query?: never; header?: {
        /** `body` returns the refresh token in the response body instead of a cookie, for non-browser callers. */
        "X-Session-Transport"?: "cookie" | "body";
    }; path?: never };
    requestBody: { content: {
        "application/json": ExchangeToken;
    } };
    responses: { 200: { content: {
        "application/json": SignedIn;
    } } };
    failures: 401 | 422 | 429;
  };
  'session.previewToken': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": ExchangeToken;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: {
                /**
                 * Name of the person to sign in.
                 * @example Lucía Núñez Peña
                 */
                displayName: string;
            };
        };
    } } };
    failures: 401 | 422 | 429;
  };
  'session.refresh': {
    parameters: { query?: never; header?: {
        /** `body` returns the refresh token in the response body instead of a cookie, for non-browser callers. */
        "X-Session-Transport"?: "cookie" | "body";
    }; path?: never };
    requestBody: { content: {
        "application/json": {
            /** Access token to replace; it can be expired. */
            accessToken: string;
            /** Refresh token, for callers without cookies. */
            refreshToken?: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            /** The new access token. */
            accessToken: string;
            /** Next refresh token, for callers without cookies. */
            refreshToken?: string;
            /**
             * Validity of the access token in seconds.
             * @example 300
             */
            expiresInSeconds: number;
            /**
             * Remaining lifetime of the session in seconds.
             * @example 6900
             */
            sessionSeconds: number;
        };
    } } };
    failures: 401 | 422;
  };
  'session.logout': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401;
  };
  'session.keepAlive': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            userId: Id;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            data: {
                /**
                 * Remaining lifetime of the session in seconds.
                 * @example 3600
                 */
                sessionSeconds: number;
                /**
                 * Seconds until the idle timeout.
                 * @example 1800
                 */
                idleSeconds: number;
            };
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'session.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: {
                userData: UserData;
                /**
                 * How it was opened; `view` is a view as another user.
                 * @enum {string}
                 */
                kind: "password" | "token" | "view";
                /**
                 * Remaining lifetime in seconds.
                 * @example 6900
                 */
                sessionSeconds: number;
                /**
                 * Seconds until the idle timeout.
                 * @example 1800
                 */
                idleSeconds: number;
            };
        };
    } } };
    failures: 401;
  };
  'session.confirm': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": Confirmation;
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface SessionPaths {
  '/employees/loginUser': { post: SessionOperations['session.login'] };
  '/authentication/login': { post: SessionOperations['session.authenticate'] };
  '/employees/login-token': { post: SessionOperations['session.loginWithToken'] };
  '/employees/login-token/preview': { post: SessionOperations['session.previewToken'] };
  '/api/auth/refresh-token': { post: SessionOperations['session.refresh'] };
  '/api/auth/logout': { post: SessionOperations['session.logout'] };
  '/monitor_estados/saveSession': { post: SessionOperations['session.keepAlive'] };
  '/session': { get: SessionOperations['session.show'] };
  '/session/confirmation': { post: SessionOperations['session.confirm'] };
}
