// Generated from specs/home/notifications.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'

/** Something that a person was told. */
export type Notification = {
    id: Id;
    kind: NotificationKind;
    /**
     * What the words of its kind are filled with.
     * @example {
     *       "name": "Clientes noviembre",
     *       "errors": 3
     *     }
     */
    data: {
        [key: string]: string | number;
    };
    /**
     * A path of the portal that leads to the thing.
     * @example /clustering/cargue?load=0193b3a0-0000-4000-8000-000000000001
     */
    link: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * When it was read.
     * @example 2026-03-05T10:00:00.000Z
     */
    readAt: string | null;
};

/** Notifications that a person is not given. */
export type NotificationExclusion = {
    id: Id;
    person: Person;
    /** The kind; every kind when it is null. */
    kind: NotificationKind | null;
    /**
     * Format: date-time
     * When it ends.
     * @example 2026-12-31T23:00:00.000Z
     */
    endsAt: string | null;
    /**
     * Why.
     * @example Baja
     */
    reason: string;
    createdAt: Instant;
    /** Who wrote it. */
    createdBy: Person | null;
};

/** An exclusion to write. */
export type NotificationExclusionInput = {
    /**
     * Whom it holds for.
     * @example empleado
     */
    username: string;
    /**
     * The kind; every kind when it is null.
     * @default null
     */
    kind?: NotificationKind | null;
    /**
     * Format: date-time
     * When it ends; never when it is null.
     * @default null
     */
    endsAt?: string | null;
    /**
     * Why.
     * @example Baja
     */
    reason: string;
};

/** `NotificationExclusionInput` as the server has it: with all defaults. */
export type NotificationExclusionInputFilled = {
    /**
     * Whom it holds for.
     * @example empleado
     */
    username: string;
    /**
     * The kind; every kind when it is null.
     * @default null
     */
    kind: NotificationKind | null;
    /**
     * Format: date-time
     * When it ends; never when it is null.
     * @default null
     */
    endsAt: string | null;
    /**
     * Why.
     * @example Baja
     */
    reason: string;
};

/**
 * What happened: the area it comes from, and what it was.
 * @enum {string}
 */
export type NotificationKind = "loads.completed" | "loads.failed" | "loads.undone" | "loads.sourceFailed" | "access.requested" | "access.decided" | "access.granted" | "access.revoked" | "access.secondFactorReset" | "agents.message" | "agents.moved" | "agents.stopped" | "agents.breakDue" | "agents.breakTurn" | "incidents.assigned" | "incidents.answered" | "incidents.resolved" | "incidents.justified" | "clock.correctionAsked" | "clock.correctionDecided" | "clock.corrected" | "clock.packageReady" | "clock.recordGranted" | "clock.monthSummary" | "clock.monthReopened" | "clock.incidentJustified" | "clock.incidentDecided" | "reports.ready" | "reports.scheduled" | "reports.failed" | "reports.shared" | "vacations.asked" | "vacations.decided" | "vacations.entered" | "vacations.cancelled" | "vacations.endsEarly" | "absences.asked" | "absences.decided" | "absences.entered" | "absences.proofDue" | "absences.notJustified" | "adaptations.asked" | "adaptations.decided" | "vacations.placeOffered" | "vacations.placeGranted" | "vacations.waitingEnded" | "vacations.answersLate" | "telework.offered" | "telework.answered" | "telework.reversed" | "payslips.published" | "payslips.due" | "approvals.delegated" | "approvals.standInNamed" | "blacklists.removalAsked" | "blacklists.removalDecided" | "openings.late" | "tickets.escalated";

/** What one is told of a kind, and where. */
export type NotificationPreference = {
    kind: NotificationKind;
    /** In the portal. */
    portal: boolean;
    /** By mail. */
    mail: boolean;
    /** An administrator keeps this kind away, whatever was chosen. */
    excluded: boolean;
};

/** What was chosen. */
export type NotificationPreferencesInput = {
    /** A row a kind. */
    preferences: {
        kind: NotificationKind;
        /** In the portal. */
        portal: boolean;
        /** By mail. */
        mail: boolean;
    }[];
};

/** Which are read. One of the two. */
export type NotificationsRead = {
    /** These. */
    ids?: Id[];
    until?: Instant;
};

/** When one is not told anything. */
export type QuietHours = {
    /** When they begin; null for no hours. */
    startsAt: TimeOfDay | null;
    /** When they end. */
    endsAt: TimeOfDay | null;
    /** Saturdays and Sundays as a whole besides. */
    weekends: boolean;
    /**
     * The zone in which it is that hour.
     * @example Europe/Madrid
     */
    timeZone: string;
};

/** Quiet hours to keep. */
export type QuietHoursInput = {
    /** When they begin. */
    startsAt: TimeOfDay | null;
    /** When they end. */
    endsAt: TimeOfDay | null;
    /** Saturdays and Sundays as a whole besides. */
    weekends: boolean;
};

/**
 * An hour by the clock on the wall.
 * @example 20:00
 */
export type TimeOfDay = string;

/** How many are not read. */
export type UnreadCount = {
    /**
     * Notifications not read.
     * @example 2
     */
    unread: number;
};

/** The operations of specs/home/notifications.yaml. */
export interface NotificationsOperations {
  'notifications.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
        search?: string;
        /** Only those not read yet or only the others. */
        unread?: boolean;
        /** Only these kinds. */
        kind?: NotificationKind[];
        /** The first day, in UTC. */
        from?: string;
        /** The last day, in UTC. */
        to?: string;
        /** Order. */
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
        /** The id. */
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
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Words to look for, without regard to case or accents. */
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
        /** The id. */
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
