import type { ComponentType, ReactNode } from 'react'
import type { ErrorCode } from '@portal/sdk'
import type { FormValues, MenuSection } from '@portal/ui-kit'
import type { ImportPlan } from '#patterns/import/import-plan.ts'
import type { ScreenTitle } from '#phrases/phrases.ts'
import type { ColumnSpec } from './columns.tsx'
import type { Factory, Family, Identified, SortOf } from './family.ts'
import type { FieldSpec } from './fields.tsx'
import type { FilterSpec } from './filters.ts'
import type { PropertyRule, ResourcePermissions } from './resource.ts'
import type { ResourceGroup, WordOf } from './words.ts'

/** A form of one's own: its fields, and what they say to the service. */
export interface OwnForm<Row, Input> {
  readonly Inputs: ComponentType<{ row?: Row }>
  readonly input: (values: FormValues) => Input
}

/** What opens beside the list: named in the address by a word of its own, so that it can be linked to. */
export interface RowDrawer {
  readonly param: string
  readonly load: () => Promise<ComponentType<{ id: string; onClose: () => void }>>
}

/** A property as its column, as its field, or as both of them. */
export type PropertySpec<Row, Name extends string, Word extends string> =
  | ColumnSpec<Row, Word>
  | FieldSpec<Name, Word>
  | readonly (ColumnSpec<Row, Word> | FieldSpec<Name, Word>)[]

/** A whole screen as data, beside what the contract says of its resource. */
export interface ScreenDefinition<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> {
  /** Names the screen in the menu, the window and here. */
  readonly title: ScreenTitle
  /** The words of the screen: each column, field and filter is labelled by the word of its own name. */
  readonly phrases: Group
  /** What is shown and written, in the order of the table and of the form; the row header says how a row is called. */
  readonly properties: readonly PropertySpec<Row, keyof Input & string, WordOf<Group>>[]
  readonly filters?: readonly FilterSpec<keyof Ask & string, WordOf<Group>>[]
  /** The order at first, where it is not the one of the contract. */
  readonly defaultSort?: SortOf<Ask>
  /** The form in the drawer, when its fields depend on one another. */
  readonly form?: OwnForm<Row, Input>
  /** The page on which a row is edited, or a new one is made, instead of the drawer. */
  readonly editor?: (row?: Row) => string
  /** Where a row leads; its name becomes a link. */
  readonly href?: (row: Row) => string
  /** Where a row opens beside the list; its name becomes a link. */
  readonly drawer?: RowDrawer
  /** Why a row cannot be deleted now, in the words of the catalogue (specification §8). */
  readonly undeletable?: (row: Row) => ErrorCode | undefined
  /**
   * The field by which a row of a file is known again: its columns are the fields of the form. Or what its cells are,
   * where that is not enough. For who may create and change.
   */
  readonly importing?: (keyof Input & string) | (() => Promise<ImportPlan>)
  /** What became of a row over time, opened beside the list; the changes that the log has of it when left out. */
  readonly history?: (row: Row) => ReactNode
  /** More entries of a row's menu. */
  readonly useRowActions?: () => (row: Row) => readonly MenuSection[]
  readonly width?: 'normal' | 'full'
}

/** A screen with what the contract says of its resource: what its parts are made from. */
export interface ResourceDefinition<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> extends Omit<ScreenDefinition<Row, Input, Ask, Group>, 'properties' | 'defaultSort'> {
  readonly family: Factory<Family<Row, Input, Ask>>
  readonly permissions: ResourcePermissions
  readonly input: Readonly<Record<string, PropertyRule>>
  readonly columns: readonly ColumnSpec<Row, WordOf<Group>>[]
  readonly fields: readonly FieldSpec<keyof Input & string, WordOf<Group>>[]
  /** Rows can be switched on and off: they have a column that says which they are. */
  readonly isSwitched: boolean
}

/** A definition whose rows have a name for the person who reads. */
export type NamedDefinition<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> = ResourceDefinition<Row, Input, Ask, Group> & { readonly label: (row: Row) => string }
