/** The trimmed text of a cell; undefined when it is no text. */
export const cellText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
