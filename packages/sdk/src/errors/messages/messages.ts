import type { ErrorCode } from '#generated/error-codes.ts'

/** The error catalogue in one language; a missing message does not compile. */
export type Messages = Readonly<Record<ErrorCode | 'unknown' | 'sessionEnded', string>>
