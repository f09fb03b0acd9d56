// Generated from specs/shared/paging.yaml by `pnpm codegen`. Never edited by hand.

/**
 * Whether the rows that match were counted and added up: `totals: soon` leaves it out of a long list. Without it what they add up to is 0.
 * @example true
 */
export type HasTotals = boolean;

/** Where this page stands in the whole list. */
export type Meta = {
    /**
     * This page.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * Rows in all.
     * @example 12
     */
    totalCount: number;
    /**
     * Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
};

/**
 * What `after` takes to get the rows that follow this page; null when none do. With `after` the counts are those of the page that it began with.
 * @example null
 */
export type Next = string | null;
