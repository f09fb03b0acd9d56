/** What a cell says without what stands around it; nothing for what is no text. */
export const cellText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
