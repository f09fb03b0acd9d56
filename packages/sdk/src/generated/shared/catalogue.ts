// Generated from specs/shared/catalogue.yaml by `pnpm codegen`. Never edited by hand.

/**
 * Whether it can be chosen.
 * @example true
 */
export type Active = boolean;

/**
 * An sRGB colour in lower-case hexadecimal; text on it is black or white, whichever contrasts more.
 * @example #1f6f8b
 */
export type Colour = string;

/**
 * Format: date-time
 * When it was deleted; null while it is not.
 * @example null
 */
export type DeletedAt = string | null;

/** Rows in their new order. */
export type Order = {
    /** From first to last; those that are not named keep their places behind them. */
    ids: string[];
};

/**
 * Its place in the order.
 * @example 1
 */
export type Position = number;

/**
 * The version that was read. When the row has changed since, nothing changes and the answer is 409 with `stale` at `version`. Every change says it: nobody writes over what they have not read.
 * @example 3
 */
export type SeenVersion = number;

/** Its name in other languages; people who read one that is missing see `name`. */
export type Translations = {
    /**
     * In English.
     * @example Complaint
     */
    en?: string;
    /**
     * In German.
     * @example Beschwerde
     */
    de?: string;
    /**
     * In French.
     * @example Réclamation
     */
    fr?: string;
    /**
     * In Portuguese.
     * @example Reclamação
     */
    pt?: string;
};

/**
 * How many rows elsewhere refer to it; while there are any it cannot be deleted.
 * @example 12
 */
export type Uses = number;

/**
 * Counts the changes of this row.
 * @example 3
 */
export type Version = number;
