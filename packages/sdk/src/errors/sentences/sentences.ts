import type { ErrorKind } from '../portal-error.ts'

/** A sentence for each kind of failure in one language; a missing one does not compile. */
export type Sentences = Readonly<Record<ErrorKind, string>>
