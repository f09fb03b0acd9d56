/** Errors by field path, as the server returned them. */
export type ValidationErrors = Record<string, string | string[]>

/** The latest errors, and those of them that are visible. */
export interface ShownErrors {
  given: ValidationErrors | undefined
  seen: ValidationErrors | undefined
}

/**
 * The errors to show. An equal object without a new submission is the same refusal: a correction must not be undone
 * by a re-render.
 */
export function giveErrors({ seen }: ShownErrors, given: ValidationErrors | undefined): ShownErrors {
  const isSame = seen !== undefined && given !== undefined && textOf(seen) === textOf(given)
  return { given, seen: isSame ? seen : given }
}

const textOf = (errors: ValidationErrors): string =>
  JSON.stringify(Object.entries(errors).map(([name, texts]) => [name, [texts].flat()]))
