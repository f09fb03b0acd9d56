import type { ResourceGroup, WordOf } from '#patterns/resource-screen/words.ts'
import type { CalendarFields } from './calendar-rows.ts'
import type { ImportField } from './import-fields.ts'

/** What a file is imported as: the fields of a row, and the one by which the service knows a row again. */
export interface ImportPlan {
  /** The words of the fields. */
  readonly phrases: ResourceGroup
  /** Left out where the service knows none again: each is a new one, unless `help` says otherwise. */
  readonly key?: string
  /** The word for what happens to the rows, where they are neither new nor matched by one field. */
  readonly help?: string
  /** What tells rows with the same key apart, where there may be several. */
  readonly within?: string
  /** Which property of a calendar is which field, where calendars are read, too. */
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
 * What a file is imported as, by what the service takes to make a row. A field that it does not take, or that has no
 * word, does not compile.
 *
 * @example
 * export const fieldsImport = importOf<FieldInput>()({ phrases: 'tickets:fields', key: 'key', fields: […] })
 */
export function importOf<Input>() {
  return <Group extends ResourceGroup>(plan: PlanOf<Input, Group>): ImportPlan => plan
}
