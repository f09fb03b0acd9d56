/** The possible results for a record when its load is undone; they add up. */
export const undoParts = ['removed', 'restored', 'keptWorked', 'keptLater', 'missing'] as const
