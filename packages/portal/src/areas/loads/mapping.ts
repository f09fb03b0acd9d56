import type { RecordsFile, TemplateColumn } from '@portal/sdk'

/** The file's column for each of the template's: its index from 0, or null for none. */
export type Mapping = Readonly<Record<string, number | null>>

/** The initial mapping: the server's suggestion. */
export function firstMapping(
  columns: readonly TemplateColumn[],
  suggested: RecordsFile['suggestedMapping'],
): Mapping {
  return Object.fromEntries(columns.map(({ name }) => [name, suggested?.[name] ?? null]))
}

/** Explicit choices override the current suggestion. */
export function mappingOf(suggested: Mapping, chosen: Mapping): Mapping {
  return Object.fromEntries(
    Object.entries(suggested).map(([name, index]) => [
      name,
      chosen[name] === undefined ? index : chosen[name],
    ]),
  )
}

/** Whether two mappings are equal. */
export function isSameMapping(one: Mapping, other: Mapping): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? null) === (other[name] ?? null))
}

/** A mapping in a URL: `stage:6`, or `stage:` for none. */
export function askedMapping(mapping: Mapping): string[] {
  return Object.entries(mapping).map(([name, index]) => `${name}:${index ?? ''}`)
}

/** A hash of the current columns: choices for other columns are meaningless. */
export function readingOf({ columns }: Pick<RecordsFile['analysis'], 'columns'>): string {
  const headers = JSON.stringify(columns.map(({ header }) => header))
  const sign = Array.from(headers).reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) >>> 0, 7)
  return sign.toString(36)
}

/** The labels of required columns that are not mapped. */
export function missingSources(columns: readonly TemplateColumn[], mapping: Mapping): string[] {
  return columns
    .filter(({ name, required }) => required && (mapping[name] ?? null) === null)
    .map(({ name }) => name)
}
