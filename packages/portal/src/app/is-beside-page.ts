const named = /^(?:new|mine|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** Whether a URL parameter opens a panel beside a page: lists filter by incidents of days under the same name. */
export const isBesidePage = (word: string): boolean => named.test(word)
