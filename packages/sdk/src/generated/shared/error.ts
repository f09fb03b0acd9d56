// Generated from specs/shared/error.yaml by `pnpm codegen`. Never edited by hand.
import type { Id, Person } from '#generated/shared/parameters.ts'

/**
 * Whether one that is refused keeps all others back: then nothing is done, and the answer is 422 with a table of what is wrong with which.
 * @example false
 */
export type AllOrNone = boolean;

/**
 * A code of the error catalogue. The SDK holds its words in five languages.
 * @enum {string}
 */
export type ErrorCode = "blank" | "invalid" | "referenced" | "format" | "too_long" | "too_short" | "inclusion" | "taken" | "not_number" | "greater_than" | "less_than" | "confirmation" | "content_type_invalid" | "file_size_out_of_range" | "reauthentication" | "stale" | "own_account" | "last_holder" | "too_soon" | "limit_reached" | "full" | "unreachable" | "dead_end" | "read_only" | "out_of_reach" | "no_space" | "month_locked" | "file_encrypted" | "file_damaged" | "file_outdated" | "sheet_missing" | "unpacked_size_out_of_range" | "text_odd" | "nul_character" | "quote_open" | "record_too_long" | "bytes_invalid" | "cells_missing" | "cells_surplus" | "columns_too_many" | "circular" | "mask";

/** Errors of the type `table` (specification §8): rows are wrong, and therefore nothing was done with any of them. */
export type ErrorTable = {
    /**
     * What tells it apart from errors by field.
     * @enum {string}
     */
    type: "table";
    /** The rows at fault. */
    rows: RefusedRow[];
};

/** What is wrong with which field, by its path; or `message` alone. */
export type ErrorsByField = {
    /**
     * A message that belongs to no field.
     * @example Wrong Username or Password
     */
    message?: string;
} & {
    [key: string]: FieldError[];
};

/** One thing wrong with one field. */
export type FieldError = {
    error: ErrorCode;
    /**
     * The limit that was passed, for length and size codes.
     * @example 80
     */
    count?: number;
    /**
     * The value refused, when it is safe to repeat it.
     * @example 60000000
     */
    value?: string;
    heldBy?: HeldBy;
};

/** With `taken` of a day: the request that holds it, told to who may see that one. */
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
     * Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * Its last day; null while it has none.
     * @example 2026-08-09
     */
    until: string | null;
    state: HolderState;
};

/**
 * A state in which vacation or another absence holds its days.
 * @example pending
 * @enum {string}
 */
export type HolderState = "pending" | "waiting" | "preapproved" | "approved" | "enjoyed" | "communicated" | "awaiting_proof" | "in_review" | "ongoing" | "ended" | "not_justified" | "cancellation_requested";

/** RFC 9457 problem details with the extension member `errors`. */
export type Problem = {
    /**
     * A stable name of the kind of problem.
     * @example /problems/validation
     */
    type: string;
    /**
     * A short text for developers; people read the words of the code in their own language.
     * @example Some fields are wrong
     */
    title: string;
    /**
     * The HTTP status.
     * @example 422
     */
    status: number;
    /**
     * What happened this time.
     * @example name is required
     */
    detail?: string;
    /**
     * Names the request in the server's log.
     * @example req-1a
     */
    requestId?: string;
    /** With 403: any one of these permissions would have sufficed. */
    missing?: string[];
    /** With the family of priorities: the same as `errors`, under the name that the specification §3 gives it. */
    priorities?: {
        [key: string]: unknown;
    };
    /** What is wrong (specification §8). */
    errors?: ErrorsByField | ErrorTable | WaitingTicket;
};

/** A row that was refused. */
export type RefusedRow = {
    /**
     * Its place among the rows that were sent, from 1.
     * @example 7
     */
    row: number;
    /**
     * What is wrong with which field, as with one row alone (specification §8).
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

/** A ticket that is held comes first (specification §8): it is resumed or released. */
export type WaitingTicket = {
    /**
     * What tells it apart from errors by field.
     * @enum {integer}
     */
    tieneTicketEspera: 1;
    /** The ticket that is held. */
    ticket: {
        id: Id;
        /**
         * The number people call it by.
         * @example 1204
         */
        number: number;
        /**
         * It in one line.
         * @example Factura duplicada
         */
        subject: string;
        /**
         * Format: date-time
         * Since when it is held.
         * @example 2026-03-05T10:00:00.000Z
         */
        heldAt: string;
    };
};
