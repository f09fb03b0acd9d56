// Generated from specs/shared/paging.yaml by `pnpm codegen`. Never edited by hand.

/**
 * Whether the matching rows were counted and totalled; `totals: soon` skips it for long lists, and totals are then 0.
 * @example true
 */
export type HasTotals = boolean;

/** Pagination. */
export type Meta = {
    /**
     * Number of this page, starting at 1.
     * @example 1
     */
    currentPage: number;
    /**
     * Rows per page.
     * @example 25
     */
    perPage: number;
    /**
     * Total number of rows.
     * @example 12
     */
    totalCount: number;
    /**
     * Total number of pages.
     * @example 1
     */
    totalPages: number;
    next?: Next;
};

/**
 * Cursor for `after` to get the following rows; null on the last page. With `after`, the counts are those of the page at which reading started.
 * @example null
 */
export type Next = string | null;
