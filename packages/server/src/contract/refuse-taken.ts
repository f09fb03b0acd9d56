import { codeOf } from '#db/failures.ts'
import { refuse } from './refuse.ts'

/**
 * A concurrent request wrote the same value after the check: the unique index detects it. Any other error is
 * rethrown.
 */
export const refusingTaken = (field: string, value: string) => (error: unknown) => {
  if (codeOf(error) === '23505') refuse('taken', field, { value })
  throw error
}
