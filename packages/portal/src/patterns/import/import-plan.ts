import type { ResourceGroup, WordOf } from '#patterns/resource-screen/words.ts'
import type { CalendarFields } from './calendar-rows.ts'
import type { ImportField } from './import-fields.ts'

/** How to import a file: the fields of a row, and the one that identifies an existing row. */
export interface ImportPlan {
  /** The texts of the fields. */
  readonly phrases: ResourceGroup
  /** Left out when every row is new, unless `help` says otherwise. */
  readonly key?: string
  /** A word for processed rows, when they are neither new nor matched by one field. */
  readonly help?: string
  /** Distinguishes rows with the same key, where there may be several. */
  readonly within?: string
  /** Maps calendar properties to fields, if calendars are supported. */
  readonly calendar?: CalendarFields
  readonly fields: readonly ImportField<string, string>[]
}

interface PlanOf<Input, Group extends ResourceGroup> {
  readonly phrases: Group
  readonly key?: keyof Input & string
  readonly help?: WordOf<Group>
  readonly within?: keyof Input & string
  readonly calendar?: Readonly<Record<string, keyof Input & string>>
  readonly fields: readonly ImportField<keyof Input & string, WordOf<Group>>[]
}

/**
 * Defines an import for the service's input. A field that the input lacks, or that has no label, does not compile.
 *
 * @example
 * export const fieldsImport = importOf<FieldInput>()({ phrases: 'tickets:fields', key: 'key', fields: […] })
 */
export function importOf<Input>() {
  return <Group extends ResourceGroup>(plan: PlanOf<Input, Group>): ImportPlan => plan
}
