// Generated from specs/attendance/record-views.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Instant, Person } from '#generated/shared/parameters.ts'
import type { Meta } from '#generated/shared/paging.ts'
import type { RecordGrantRole } from '#generated/attendance/record-grants.ts'

/** That somebody has looked at a record. */
export type RecordView = {
    id: Id;
    person: Person;
    viewer: Person;
    /** In which role; null without a grant. */
    role: RecordGrantRole | null;
    /**
     * Working days on the screen, or a package that was downloaded.
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
     * The reason of the grant.
     * @example Requerimiento de la Inspección
     */
    reason: string | null;
    at: Instant;
};

/** The operations of specs/attendance/record-views.yaml. */
export interface RecordViewsOperations {
  'recordViews.index': {
    parameters: { query?: {
        /** The page, from 1. */
        page?: number;
        /** Rows on a page. */
        perPage?: number;
        /** The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        after?: string;
        /** Only of one's own record. */
        own?: boolean;
        /** Only of the record of this person. */
        employeeId?: Id;
        /** Order. */
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
