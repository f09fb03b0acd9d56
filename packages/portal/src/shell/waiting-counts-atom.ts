import { atom } from 'jotai'

/** The known counts, by path of the screen. */
export const waitingCountsAtom = atom<Readonly<Record<string, number | undefined>>>({})
