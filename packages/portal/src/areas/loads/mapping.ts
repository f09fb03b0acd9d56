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

/** The names of required data that no column of the file gives. */
export function missingSources(columns: readonly TemplateColumn[], mapping: Mapping): string[] {
  return columns
    .filter(({ name, required }) => required && (mapping[name] ?? null) === null)
    .map(({ name }) => name)
}
