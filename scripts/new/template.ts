import { readFileSync } from 'node:fs'
import path from 'node:path'
import { namesOf, type Names } from './names.ts'

const folder = path.join(import.meta.dirname, '../templates')

/**
 * Fills the placeholders of a template: `__families__`, `__Families__`, `__families-kebab__`, `__families words__`, …
 * with their singular forms, then the named values (`__area__`).
 */
export function fill(
  file: string,
  names: { many?: Names; one: Names },
  values: Record<string, string> = {},
): string {
  const gaps: Record<string, string> = {
    ...gapsOf('one', names.one),
    ...gapsOf('many', names.many ?? names.one),
    ...values,
  }
  return readFileSync(path.join(folder, file), 'utf8').replaceAll(/__([\w-]+?)__/g, (gap, name: string) => {
    const value = gaps[name]
    if (value === undefined) throw new Error(`templates/${file}: nothing to put for ${gap}`)
    return value
  })
}

function gapsOf(prefix: string, { kebab, camel, pascal, words, snake }: Names): Record<string, string> {
  const upper = prefix.charAt(0).toUpperCase() + prefix.slice(1)
  return {
    [prefix]: camel,
    [upper]: pascal,
    [`${prefix}-kebab`]: kebab,
    [`${prefix}-words`]: words,
    [`${prefix}_snake`]: snake,
  }
}

/** The plural and singular forms of a name. */
export function bothNames(plural: string, singular: string): { many: Names; one: Names } {
  return { many: namesOf(plural), one: namesOf(singular) }
}
