/** Normalises a text for searching: without accents, in lower case. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
