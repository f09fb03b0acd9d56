// Generated from specs/shared/catalogue.yaml by `pnpm codegen`. Never edited by hand.

/**
 * Whether it is active and can be chosen.
 * @example true
 */
export type Active = boolean;

/**
 * sRGB colour in lower-case hexadecimal. Text on it is black or white, whichever has more contrast.
 * @example #1f6f8b
 */
export type Colour = string;

/**
 * Format: date-time
 * When it was deleted; null if it is not.
 * @example null
 */
export type DeletedAt = string | null;

/** A new order of rows. */
export type Order = {
    /** IDs in order; rows that are not listed follow in their current order. */
    ids: string[];
};

/**
 * Position in the list.
 * @example 1
 */
export type Position = number;

/**
 * The version that was read. If the row has changed since, nothing is changed and the response is 409 `stale` on `version`. Required by every change, to prevent overwriting unseen changes.
 * @example 3
 */
export type SeenVersion = number;

/** Names in other languages; `name` is used for missing ones. */
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
 * Number of references from other rows. It cannot be deleted while it is not 0.
 * @example 12
 */
export type Uses = number;

/**
 * Version number of the row, incremented with every change.
 * @example 3
 */
export type Version = number;
