import { atom } from 'jotai'

/** Whether the palette should be open; it loads on demand. */
export const paletteOpenAtom = atom(false)
