import { atom } from 'jotai'

/** How much waits on each screen, by its path, as far as it is known. */
export const waitingCountsAtom = atom<Readonly<Record<string, number | undefined>>>({})
