// Generated from specs/time-off/calendar-feeds.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant } from '#generated/shared/parameters.ts'

/** A calendar feed without its secret URL. */
export type CalendarFeed = {
    id: Id;
    kind: CalendarFeedKind;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was last renewed.
     * @example null
     */
    renewedAt: string | null;
    /**
     * Format: date-time
     * When a program last read it; null if never.
     * @example null
     */
    lastFetchedAt: string | null;
};

/** A feed to create. */
export type CalendarFeedInput = {
    kind: CalendarFeedKind;
};

/**
 * Whose time off: of the caller, or of the people they coordinate.
 * @example own
 * @enum {string}
 */
export type CalendarFeedKind = "own" | "team";

/** A calendar feed with its secret URL, which is returned only once. */
export type NewCalendarFeed = {
    id: Id;
    kind: CalendarFeedKind;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was last renewed.
     * @example null
     */
    renewedAt: string | null;
    /**
     * Format: date-time
     * When a program last read it; null if never.
     * @example null
     */
    lastFetchedAt: string | null;
    /**
     * URL to subscribe to.
     * @example https://portal.example.com/services/intranet/calendars/Yb0Zc9v2l7m3QwYb0Zc9v2l7m3QwYb0Zc9v2l7m3Qwa/calendar.ics
     */
    url: string;
};

/** A calendar feed and its URL. */
export type OneNewCalendarFeed = {
    data: NewCalendarFeed;
};

/** The operations of specs/time-off/calendar-feeds.yaml. */
export interface CalendarFeedsOperations {
  'calendarFeeds.index': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: CalendarFeed[];
        };
    } } };
    failures: 401 | 403;
  };
  'calendarFeeds.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": CalendarFeedInput;
    } };
    responses: { 201: { content: {
        "application/json": OneNewCalendarFeed;
    } } };
    failures: 401 | 403 | 422;
  };
  'calendarFeeds.renew': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": OneNewCalendarFeed;
    } } };
    failures: 401 | 403 | 404;
  };
  'calendarFeeds.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'calendarFeeds.file': {
    parameters: { query?: never; header?: never; path: {
        /** Secret token of the URL. */
        token: string;
    } };
    requestBody?: never;
    responses: { 200: { content: {
        /**
         * @example BEGIN:VCALENDAR
         *     VERSION:2.0
         *     PRODID:-//Portal//Time off//ES
         *     END:VCALENDAR
         */
        "text/calendar": string;
    } }; 304: { content?: never } };
    failures: 404 | 422 | 429;
  };
}
/** Where they are, below the address of intranet. */
export interface CalendarFeedsPaths {
  '/calendar-feeds': { get: CalendarFeedsOperations['calendarFeeds.index']; post: CalendarFeedsOperations['calendarFeeds.create'] };
  '/calendar-feeds/{id}/renew': { post: CalendarFeedsOperations['calendarFeeds.renew'] };
  '/calendar-feeds/{id}': { delete: CalendarFeedsOperations['calendarFeeds.destroy'] };
  '/calendars/{token}/calendar.ics': { get: CalendarFeedsOperations['calendarFeeds.file'] };
}
