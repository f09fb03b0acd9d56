// Generated from specs/session/sessions.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'

/** A session on a device. */
export type DeviceSession = {
    id: Id;
    /**
     * Kind of device.
     * @enum {string}
     */
    device: "computer" | "phone" | "tablet" | "unknown";
    /**
     * Browser or program; null if unknown.
     * @example Firefox
     */
    browser: string | null;
    /**
     * Operating system; null if unknown.
     * @example Android
     */
    system: string | null;
    /**
     * IP address of the sign-in.
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
    /** Whether it is the current session. */
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
                 * Number of sessions ended.
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
        /** ID. */
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
