import type { ErrorCode } from '#generated/error-codes.ts'

/** The words of the error catalogue in one language; a missing word does not compile. */
export type Messages = Readonly<Record<ErrorCode | 'unknown' | 'sessionEnded', string>>
