import { refuse } from '#contract/refuse.ts'

/** No code ends before it begins. */
export function checkCode({ validFrom, validTo }: { validFrom: string; validTo: string | null }): void {
  if (validTo !== null && validTo < validFrom) refuse('invalid', 'validTo')
}
