// Generated from specs/session/sessions.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'

/** A place where the person is signed in. */
export type DeviceSession = {
    id: Id;
    /**
     * What kind of device it is.
     * @enum {string}
     */
    device: "computer" | "phone" | "tablet" | "unknown";
    /**
     * The browser or program.
     * @example Firefox
     */
    browser: string | null;
    /**
     * The operating system.
     * @example Android
     */
    system: string | null;
    /**
     * The network address of the sign-in.
     * @example 192.0.2.10
     */
    ip: string | null;
    /**
     * How it was opened.
     * @enum {string}
     */
    kind: "password" | "token";
    createdAt: Instant;
    seenAt: Instant;
    endsAt: Instant;
    /** Whether it is the session that asks. */
    isCurrent: boolean;
};

/** The operations of specs/session/sessions.yaml. */
export interface SessionsOperations {
  'sessions.index': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: DeviceSession[];
        };
    } } };
    failures: 401;
  };
  'sessions.destroyOthers': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: {
                /**
                 * How many sessions were ended.
                 * @example 2
                 */
                ended: number;
            };
        };
    } } };
    failures: 401;
  };
  'sessions.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** The id. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 404;
  };
}
/** Where they are, below the address of main. */
export interface SessionsPaths {
  '/sessions': { get: SessionsOperations['sessions.index'] };
  '/sessions/others': { delete: SessionsOperations['sessions.destroyOthers'] };
  '/sessions/{id}': { delete: SessionsOperations['sessions.destroy'] };
}
