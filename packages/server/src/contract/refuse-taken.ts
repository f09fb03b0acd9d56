import { codeOf } from '#db/failures.ts'
import { refuse } from './refuse.ts'

/** Somebody else wrote the same thing after it was looked for: the unique index saw it. Any other error goes on. */
export const refusingTaken = (field: string, value: string) => (error: unknown) => {
  if (codeOf(error) === '23505') refuse('taken', field, { value })
  throw error
}
