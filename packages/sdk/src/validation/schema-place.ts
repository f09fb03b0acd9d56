import type { JsonSchema } from '#contract-answers.ts'

/** Resolves a place that the validator names, following `$ref` into the definitions. */
export function wantedAt(location: string, schema: JsonSchema): unknown {
  return stepsOf(location).reduce<unknown>((current, step) => {
    const next = stepInto(current, step)
    return step === '$ref' && typeof next === 'string' ? stepsOf(next).reduce(stepInto, schema) : next
  }, schema)
}

export function stepInto(value: unknown, step: string): unknown {
  return isRecord(value) ? value[step] : undefined
}

export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
