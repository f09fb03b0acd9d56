// Generated from specs/session/session.yaml by `pnpm codegen`. Never edited by hand.
import type { Id } from '#generated/shared/parameters.ts'

/** Proof that the person at the session is its own. */
export type Confirmation = {
    /**
     * The password.
     * @example demo-Portal-2026
     */
    password: string;
    /**
     * The code of the second factor, or a recovery code; needed where the person has set one up.
     * @example 123456
     */
    code?: string;
};

/** Who wants in. */
export type Credentials = {
    /**
     * The user name.
     * @example admin
     */
    user: string;
    /**
     * The password.
     * @example demo-Portal-2026
     */
    password: string;
    /**
     * The code of the second factor, or a recovery code. Who has one and sends none is answered 401 with `blank` at `code`; a wrong one, `invalid`.
     * @example 123456
     */
    code?: string;
};

/** A token out of a link. */
export type ExchangeToken = {
    /** The token. */
    exchangeToken: string;
};

/** The answer to a sign-in (specification §3). */
export type SignedIn = {
    /**
     * Present on success; its absence is a failure.
     * @example 200
     */
    code: number;
    userData: UserData;
    /** Short-lived token; its payload carries `uid`. */
    accessToken: string;
    /** For callers without cookies. */
    refreshToken?: string;
    /**
     * Life of the access token from now.
     * @example 300
     */
    expiresInSeconds: number;
    /**
     * 6900 by password, 60 by exchange token.
     * @example 6900
     */
    sessionSeconds: number;
};

/** What the portal keeps of the signed-in person (specification §3). */
export type UserData = {
    uid: Id;
    /**
     * The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * A line about the person.
     * @example Coordinadora de Telenova Fibra
     */
    about: string;
    /** A picture, if any. */
    photoURL: string | null;
    /**
     * Presence.
     * @enum {string}
     */
    status: "online" | "away" | "offline";
    /**
     * The name of the main role.
     * @example Administrador
     */
    userRole: string;
    /** Names of the permissions held. */
    accessPermissions: string[];
    /**
     * IANA time zone; UTC when absent (specification §9).
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /**
     * Language chosen by the person, if any.
     * @example es
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * True when a role demands a second factor that is not set up: until it is, the person holds no permission and can do nothing else.
     * @example false
     */
    secondFactorDue?: boolean;
};

/** The operations of specs/session/session.yaml. */
export interface SessionOperations {
  'session.login': {
    parameters: { query?: never; header?: {
        /** `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
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
        /** `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
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
        /** `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
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
                 * Whom the token signs in.
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
        /** `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
        "X-Session-Transport"?: "cookie" | "body";
    }; path?: never };
    requestBody: { content: {
        "application/json": {
            /** The access token to replace; it may have expired. */
            accessToken: string;
            /** For callers without cookies. */
            refreshToken?: string;
        };
    } };
    responses: { 200: { content: {
        "application/json": {
            /** The new access token. */
            accessToken: string;
            /** The next refresh token, for callers without cookies. */
            refreshToken?: string;
            /**
             * Life of the access token from now.
             * @example 300
             */
            expiresInSeconds: number;
            /**
             * Life of the session from now.
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
                 * Seconds that the session can still live.
                 * @example 3600
                 */
                sessionSeconds: number;
                /**
                 * Seconds until it ends unless it is kept alive again.
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
                 * How it was opened; a view is somebody else who looks.
                 * @enum {string}
                 */
                kind: "password" | "token" | "view";
                /**
                 * Seconds that it can still live.
                 * @example 6900
                 */
                sessionSeconds: number;
                /**
                 * Seconds until it ends unless it is kept alive.
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
