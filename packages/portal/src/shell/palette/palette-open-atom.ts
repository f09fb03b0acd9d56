import { atom } from 'jotai'

/** Whether the palette is wanted; it comes after the page, and opens then. */
export const paletteOpenAtom = atom(false)
