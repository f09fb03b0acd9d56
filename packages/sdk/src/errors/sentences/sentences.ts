import type { ErrorKind } from '../portal-error.ts'

/** One sentence per kind of error in one language; a missing one does not compile. */
export type Sentences = Readonly<Record<ErrorKind, string>>
