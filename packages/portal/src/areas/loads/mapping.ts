import type { RecordsFile, TemplateColumn } from '@portal/sdk'

/** From which column of the file each datum comes: its index from 0, or null for none. */
export type Mapping = Readonly<Record<string, number | null>>

/** The mapping to begin with: what the server suggests, and nothing where it suggests nothing. */
export function firstMapping(
  columns: readonly TemplateColumn[],
  suggested: RecordsFile['suggestedMapping'],
): Mapping {
  return Object.fromEntries(columns.map(({ name }) => [name, suggested?.[name] ?? null]))
}

/** What was chosen, over what is suggested now: a suggestion that comes anew takes no choice back. */
export function mappingOf(suggested: Mapping, chosen: Mapping): Mapping {
  return Object.fromEntries(
    Object.entries(suggested).map(([name, index]) => [
      name,
      chosen[name] === undefined ? index : chosen[name],
    ]),
  )
}

/** Whether two mappings take every datum from the same column. */
export function isSameMapping(one: Mapping, other: Mapping): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? null) === (other[name] ?? null))
}

/** A mapping as an address says it: `stage:6`, or `stage:` for none. */
export function askedMapping(mapping: Mapping): string[] {
  return Object.entries(mapping).map(([name, index]) => `${name}:${index ?? ''}`)
}

/** A short sign for the columns as they are read now: what was mapped to others means nothing for these. */
export function readingOf({ columns }: Pick<RecordsFile['analysis'], 'columns'>): string {
  const headers = JSON.stringify(columns.map(({ header }) => header))
  const sign = Array.from(headers).reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) >>> 0, 7)
  return sign.toString(36)
}

/** The names of required data that no column of the file gives. */
export function missingSources(columns: readonly TemplateColumn[], mapping: Mapping): string[] {
  return columns
    .filter(({ name, required }) => required && (mapping[name] ?? null) === null)
    .map(({ name }) => name)
}
