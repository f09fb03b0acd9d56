// Generated from specs/attendance/record-views.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RecordGrantRole } from '#generated/attendance/record-grants.ts'

/** An access to a time record. */
export type RecordView = {
    id: Id;
    person: Person;
    viewer: Person;
    /** Role of the reader; null without a grant. */
    role: RecordGrantRole | null;
    /**
     * Whether working days were read on screen, or a package was downloaded.
     * @example days
     * @enum {string}
     */
    what: "days" | "package";
    /**
     * Format: date
     * The first day.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * The last day.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Reason of the grant; null without one.
     * @example Requerimiento de la Inspección
     */
    reason: string | null;
    at: Instant;
};

/** The operations of specs/attendance/record-views.yaml. */
export interface RecordViewsOperations {
  'recordViews.index': {
    parameters: { query?: {
        /** Page number, starting at 1. */
        page?: number;
        /** Rows per page. */
        perPage?: number;
        /** `next` of the previous page: returns the following rows with the same filters and order, whatever was added or removed in the meantime; `page` is then ignored. */
        after?: string;
        /** Return only accesses to the record of the caller. */
        own?: boolean;
        /** Filter by person whose record was read. */
        employeeId?: Id;
        /** Sort order. */
        sort?: "-at" | "at";
    }; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: RecordView[];
            meta: Meta;
        };
    } } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of intranet. */
export interface RecordViewsPaths {
  '/record-views': { get: RecordViewsOperations['recordViews.index'] };
}
