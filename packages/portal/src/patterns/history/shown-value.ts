/** Dependencies for formatting a property of the log. */
export interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly dateTime: (instant: string) => string
  readonly labelOf: (permission: string) => string
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Formats a value of the log: empty, yes or no, an instant, permissions, or plain. */
export function shownValue(value: unknown, words: ValueWords): string {
  const { yes, no, dateTime, labelOf } = words
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return instant.test(value) ? dateTime(value) : labelOf(value)
  if (isTexts(value))
    return value.length === 0 ? '—' : value.map((text) => shownValue(text, words)).join(', ')
  return JSON.stringify(value)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The pattern of permission codes; only the catalogue knows whether one exists. */
const code = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/

/** Possible permission codes in the values of an event. */
export const codesIn = (...values: readonly (object | null)[]): readonly string[] =>
  values
    .flatMap((one) => Object.values(one ?? {}) as unknown[])
    .flat()
    .filter((one): one is string => typeof one === 'string' && code.test(one))

/** The unique properties in an event. */
export function propertiesOf(before: object | null, after: object | null): readonly string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
}
