// Generated from specs/home/notifications.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** A notification. */
export type Notification = {
    id: Id;
    kind: NotificationKind;
    /**
     * Values for the text of its kind.
     * @example {
     *       "name": "Clientes noviembre",
     *       "errors": 3
     *     }
     */
    data: {
        [key: string]: string | number;
    };
    /**
     * Portal path of the related item; null if none.
     * @example /clustering/cargue?load=0193b3a0-0000-4000-8000-000000000001
     */
    link: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was read; null while unread.
     * @example 2026-03-05T10:00:00.000Z
     */
    readAt: string | null;
};

/** An exclusion of notifications for a person. */
export type NotificationExclusion = {
    id: Id;
    person: Person;
    /** The kind; null for all. */
    kind: NotificationKind | null;
    /**
     * Format: date-time
     * When it ends; null for never.
     * @example 2026-12-31T23:00:00.000Z
     */
    endsAt: string | null;
    /**
     * Reason.
     * @example Baja
     */
    reason: string;
    createdAt: Instant;
    /** Who created it. */
    createdBy: Person | null;
};

/** An exclusion to create. */
export type NotificationExclusionInput = {
    /**
     * Username of the person.
     * @example empleado
     */
    username: string;
    /**
     * The kind; null for all.
     * @default null
     */
    kind?: NotificationKind | null;
    /**
     * Format: date-time
     * When it ends; null for never.
     * @default null
     */
    endsAt?: string | null;
    /**
     * Reason.
     * @example Baja
     */
    reason: string;
};

/** `NotificationExclusionInput` as the server has it: with all defaults. */
export type NotificationExclusionInputFilled = {
    /**
     * Username of the person.
     * @example empleado
     */
    username: string;
    /**
     * The kind; null for all.
     * @default null
     */
    kind: NotificationKind | null;
    /**
     * Format: date-time
     * When it ends; null for never.
     * @default null
     */
    endsAt: string | null;
    /**
     * Reason.
     * @example Baja
     */
    reason: string;
};

import type { NotificationKind } from '#generated/notices.ts'
export type { NotificationKind }

/** Preference for a kind of notification. */
export type NotificationPreference = {
    kind: NotificationKind;
    /** Whether it is shown in the portal. */
    portal: boolean;
    /** Whether it is e-mailed. */
    mail: boolean;
    /** Whether an administrator excludes this kind, whatever was chosen. */
    excluded: boolean;
};

/** Preferences to set. */
export type NotificationPreferencesInput = {
    /** One row per kind. */
    preferences: {
        kind: NotificationKind;
        /** Whether to show it in the portal. */
        portal: boolean;
        /** Whether to e-mail it. */
        mail: boolean;
    }[];
};

/** Notifications to mark as read. Exactly one of the two fields. */
export type NotificationsRead = {
    /** IDs of the notifications. */
    ids?: Id[];
    until?: Instant;
};

/** Quiet hours. */
export type QuietHours = {
    /** Start; null for none. */
    startsAt: TimeOfDay | null;
    /** End; null for none. */
    endsAt: TimeOfDay | null;
    /** Whether Saturdays and Sundays are included entirely. */
    weekends: boolean;
    /**
     * Time zone of the hours.
     * @example Europe/Madrid
     */
    timeZone: string;
};

/** Quiet hours to set. */
export type QuietHoursInput = {
    /** Start; null for none. */
    startsAt: TimeOfDay | null;
    /** End; null for none. */
    endsAt: TimeOfDay | null;
    /** Whether Saturdays and Sundays are included entirely. */
    weekends: boolean;
};

/**
 * Local time of day.
 * @example 20:00
 */
export type TimeOfDay = string;

/** Number of unread notifications. */
export type UnreadCount = {
    /**
     * Number of unread notifications.
     * @example 2
     */
    unread: number;
};

/** The operations of specs/home/notifications.yaml. */
export interface NotificationsOperations {
  'notifications.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
        /** Return only unread notifications, or only read ones. */
        unread?: boolean;
        /** Filter by kind. */
        kind?: NotificationKind[];
        /** First day, in UTC. */
        from?: string;
        /** Last day, in UTC (inclusive). */
        to?: string;
        /** Sort order. */
        sort?: "createdAt" | "-createdAt";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: Notification[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'notifications.unread': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: UnreadCount;
        };
    } } };
    failures: 401 | 403;
  };
  'notifications.read': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": NotificationsRead;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: UnreadCount;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'notifications.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
  'notificationPreferences.index': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: NotificationPreference[];
        };
    } } };
    failures: 401 | 403;
  };
  'notificationPreferences.update': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": NotificationPreferencesInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: NotificationPreference[];
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'quietHours.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: QuietHours;
        };
    } } };
    failures: 401 | 403;
  };
  'quietHours.update': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": QuietHoursInput;
    } };
    responses: { 200: { content: {
        "application/json": {
            data: QuietHours;
        };
    } } };
    failures: 401 | 403 | 422;
  };
  'notificationExclusions.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Search words, ignoring case and accents. */
        search?: string;
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: NotificationExclusion[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422 | 429;
  };
  'notificationExclusions.create': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": NotificationExclusionInput;
    } };
    responses: { 201: { content: {
        "application/json": {
            data: NotificationExclusion;
        };
    } } };
    failures: 401 | 403 | 422;
    filled: { body: {
        "application/json": NotificationExclusionInputFilled;
    } };
  };
  'notificationExclusions.destroy': {
    parameters: { query?: never; header?: never; path: {
        /** ID. */
        id: string;
    } };
    requestBody?: never;
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 404;
  };
}
/** Where they are, below the address of main. */
export interface NotificationsPaths {
  '/notifications': { get: NotificationsOperations['notifications.index'] };
  '/notifications/unread': { get: NotificationsOperations['notifications.unread'] };
  '/notifications/read': { post: NotificationsOperations['notifications.read'] };
  '/notifications/{id}': { delete: NotificationsOperations['notifications.destroy'] };
  '/notifications/preferences': { get: NotificationsOperations['notificationPreferences.index']; put: NotificationsOperations['notificationPreferences.update'] };
  '/notifications/quiet-hours': { get: NotificationsOperations['quietHours.show']; put: NotificationsOperations['quietHours.update'] };
  '/notifications/exclusions': { get: NotificationsOperations['notificationExclusions.index']; post: NotificationsOperations['notificationExclusions.create'] };
  '/notifications/exclusions/{id}': { delete: NotificationsOperations['notificationExclusions.destroy'] };
}
