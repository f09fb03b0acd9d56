/** What a property of a row is written as in the log. */
export interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly dateTime: (instant: string) => string
}

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A value of the log for people: nothing, yes or no, a moment, or what it says. */
export function shownValue(value: unknown, { yes, no, dateTime }: ValueWords): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return instant.test(value) ? dateTime(value) : value
  return JSON.stringify(value)
}

/** The properties that an event tells of, each once. */
export function propertiesOf(before: object | null, after: object | null): readonly string[] {
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
}
