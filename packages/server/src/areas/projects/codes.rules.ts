import { refuse } from '#contract/refuse.ts'

/** The end of a code must not be before its beginning. */
export function checkCode({ validFrom, validTo }: { validFrom: string; validTo: string | null }): void {
  if (validTo !== null && validTo < validFrom) refuse('invalid', 'validTo')
}
