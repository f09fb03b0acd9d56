import type { PermissionName } from '@portal/permissions'
import type { AskOf, Factory, Listed, SortOf } from './family.ts'

/** What the contract says of a property that people write. */
export interface PropertyRule {
  readonly isRequired?: boolean
  /** Nothing written means null. */
  readonly isNullable?: boolean
  readonly min?: number
  readonly max?: number
  readonly maxLength?: number
  /** The values there are; the first one is offered first. */
  readonly values?: readonly string[]
}

/** What may be done with the rows of a resource, and what one must hold for each: one of these, if any. */
export type ResourcePermissions = Readonly<
  Partial<Record<'create' | 'update' | 'destroy', readonly PermissionName[]>>
>

/** A family with what the contract says of it: `pnpm codegen` writes one for each list, into `#generated/`. */
export interface Resource<Made extends Listed> {
  readonly family: Factory<Made>
  readonly permissions: ResourcePermissions
  /** What its list can be put in order by. */
  readonly sorts: readonly string[]
  readonly defaultSort: SortOf<AskOf<Made>>
  readonly input: Readonly<Record<string, PropertyRule>>
}
