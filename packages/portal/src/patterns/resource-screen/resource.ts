import type { PermissionName } from '@portal/permissions'
import type { AskOf, Factory, Listed, SortOf } from './family.ts'

/** The contract of an editable property. */
export interface PropertyRule {
  readonly isRequired?: boolean
  /** An empty value means null. */
  readonly isNullable?: boolean
  readonly min?: number
  readonly max?: number
  readonly maxLength?: number
  /** The allowed values; the first is offered first. */
  readonly values?: readonly string[]
}

/** The operations on rows, and the permissions for each: any one of these, if there are any. */
export type ResourcePermissions = Readonly<
  Partial<Record<'create' | 'update' | 'destroy' | 'changes' | 'deletions', readonly PermissionName[]>>
>

/** A family with its contract: `pnpm codegen` generates one for each list in `#generated/`. */
export interface Resource<Made extends Listed> {
  readonly family: Factory<Made>
  readonly permissions: ResourcePermissions
  /** The sort orders of its list. */
  readonly sorts: readonly string[]
  readonly defaultSort: SortOf<AskOf<Made>>
  readonly input: Readonly<Record<string, PropertyRule>>
}
