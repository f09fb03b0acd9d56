import type { ResourceKey } from 'i18next'

/** The phrases of an area in one language. */
export type PhraseFile = Record<string, ResourceKey>
/** Phrase files by path; the build makes a chunk of each. */
export type PhraseFiles = Readonly<Record<string, () => Promise<PhraseFile>>>
