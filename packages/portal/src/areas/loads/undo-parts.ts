/** What can become of a record when its load is taken back; together they are its records. */
export const undoParts = ['removed', 'restored', 'keptWorked', 'keptLater', 'missing'] as const
