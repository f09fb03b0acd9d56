// Generated from specs/shared/error.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'

/**
 * Whether all rows succeed or none: if any row is refused, nothing is changed and the response is 422 with a table of errors by row.
 * @example false
 */
export type AllOrNone = boolean;

/**
 * Error code of the catalogue. The SDK contains its messages in five languages.
 * @enum {string}
 */
export type ErrorCode = "blank" | "invalid" | "referenced" | "format" | "too_long" | "too_short" | "inclusion" | "taken" | "not_number" | "greater_than" | "less_than" | "confirmation" | "content_type_invalid" | "file_size_out_of_range" | "reauthentication" | "stale" | "own_account" | "last_holder" | "too_soon" | "limit_reached" | "full" | "unreachable" | "dead_end" | "read_only" | "out_of_reach" | "no_space" | "month_locked" | "file_encrypted" | "file_damaged" | "file_outdated" | "sheet_missing" | "unpacked_size_out_of_range" | "text_odd" | "nul_character" | "quote_open" | "record_too_long" | "bytes_invalid" | "cells_missing" | "cells_surplus" | "columns_too_many" | "circular" | "mask";

/** Errors of the type `table` (specification §8): some rows are invalid, so no row was processed. */
export type ErrorTable = {
    /**
     * Distinguishes it from errors by field.
     * @enum {string}
     */
    type: "table";
    /** The invalid rows. */
    rows: RefusedRow[];
};

/** Errors by path of the field, or only `message`. */
export type ErrorsByField = {
    /**
     * A message that refers to no field.
     * @example Wrong Username or Password
     */
    message?: string;
} & {
    [key: string]: FieldError[];
};

/** An error in a field. */
export type FieldError = {
    error: ErrorCode;
    /**
     * The limit that was exceeded, for length and size codes.
     * @example 80
     */
    count?: number;
    /**
     * The refused value, if it is safe to repeat.
     * @example 60000000
     */
    value?: string;
    heldBy?: HeldBy;
};

/** For `taken` on a day: the request that holds the day, if the caller may see it. */
export type HeldBy = {
    /**
     * Whether it is vacation or another absence.
     * @example vacation
     * @enum {string}
     */
    family: "vacation" | "absence";
    id: Id;
    person: Person;
    /**
     * Format: date
     * First day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Last day; null if open-ended.
     * @example 2026-08-09
     */
    until: string | null;
    state: HolderState;
};

/**
 * State in which vacation or another absence holds its days.
 * @example pending
 * @enum {string}
 */
export type HolderState = "pending" | "waiting" | "preapproved" | "approved" | "enjoyed" | "communicated" | "awaiting_proof" | "in_review" | "ongoing" | "ended" | "not_justified" | "cancellation_requested";

/** RFC 9457 problem details with the extension member `errors`. */
export type Problem = {
    /**
     * Stable identifier of the kind of problem.
     * @example /problems/validation
     */
    type: string;
    /**
     * Short text for developers; users see the message of the code in their own language.
     * @example Some fields are wrong
     */
    title: string;
    /**
     * The HTTP status.
     * @example 422
     */
    status: number;
    /**
     * Details of this occurrence.
     * @example name is required
     */
    detail?: string;
    /**
     * ID of the request in the server log.
     * @example req-1a
     */
    requestId?: string;
    /** With 403: permissions of which any one would be sufficient. */
    missing?: string[];
    /** For the family of priorities: same as `errors`, under the name given by the specification §3. */
    priorities?: {
        [key: string]: unknown;
    };
    /** The errors (specification §8). */
    errors?: ErrorsByField | ErrorTable | WaitingTicket;
};

/** A refused row. */
export type RefusedRow = {
    /**
     * Number of the row in the request, starting at 1.
     * @example 7
     */
    row: number;
    /**
     * Errors by field, as for a single row (specification §8).
     * @example {
     *       "key": [
     *         {
     *           "error": "taken"
     *         }
     *       ]
     *     }
     */
    errors: {
        [key: string]: FieldError[];
    };
};

/** A ticket on hold has precedence (specification §8): it must be resumed or released first. */
export type WaitingTicket = {
    /**
     * Distinguishes it from errors by field.
     * @enum {integer}
     */
    tieneTicketEspera: 1;
    /** The ticket on hold. */
    ticket: {
        id: Id;
        /**
         * Human-readable number.
         * @example 1204
         */
        number: number;
        /**
         * Summary in one line.
         * @example Factura duplicada
         */
        subject: string;
        /**
         * Format: date-time
         * When it was put on hold.
         * @example 2026-03-05T10:00:00.000Z
         */
        heldAt: string;
    };
};
