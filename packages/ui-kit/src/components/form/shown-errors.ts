/** Errors by the path of their field, as the server gave them. */
export type ValidationErrors = Record<string, string | string[]>

/** The errors as they were given last, and those of them that are to be seen. */
export interface ShownErrors {
  given: ValidationErrors | undefined
  seen: ValidationErrors | undefined
}

/**
 * What is to be seen when errors are given. The same errors in a new object are the same refusal as long as nobody
 * sent the form again: what a person mended since must not come back because a screen was drawn anew.
 */
export function giveErrors({ seen }: ShownErrors, given: ValidationErrors | undefined): ShownErrors {
  const isSame = seen !== undefined && given !== undefined && textOf(seen) === textOf(given)
  return { given, seen: isSame ? seen : given }
}

const textOf = (errors: ValidationErrors): string =>
  JSON.stringify(Object.entries(errors).map(([name, texts]) => [name, [texts].flat()]))
