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

/** A custom form: its fields, and its mapping to the service's input. */
export interface OwnForm<Row, Input> {
  readonly Inputs: ComponentType<{ row?: Row }>
  readonly input: (values: FormValues) => Input
}

/** A panel beside the list: named by a URL parameter, so that it can be linked to. */
export interface RowDrawer<Row> {
  readonly param: string
  readonly load: () => Promise<ComponentType<RowDrawerProps<Row>>>
}

export interface RowDrawerProps<Row> {
  id: string
  /** The response that created the row, while it is open for the first time: it may contain a secret. */
  made?: Row
  onClose: () => void
}

/** A property as its column, its field, or both. */
export type PropertySpec<Row, Name extends string, Word extends string> =
  | ColumnSpec<Row, Word>
  | FieldSpec<Name, Word>
  | readonly (ColumnSpec<Row, Word> | FieldSpec<Name, Word>)[]

/** A whole screen as data, completed by the resource's contract. */
export interface ScreenDefinition<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> {
  /** Its title in the menu, the window and on the page. */
  readonly title: ScreenTitle
  /** The texts of the screen: each column, field and filter is labelled by its own key. */
  readonly phrases: Group
  /** The properties, in the order of the table and of the form; the row header names the row. */
  readonly properties: readonly PropertySpec<Row, keyof Input & string, WordOf<Group>>[]
  readonly filters?: readonly FilterSpec<keyof Ask & string, WordOf<Group>>[]
  /** The initial order, if it differs from the contract's. */
  readonly defaultSort?: SortOf<Ask>
  /** The form in the drawer, when its fields depend on one another. */
  readonly form?: OwnForm<Row, Input>
  /** The page for creating and editing, instead of the drawer. */
  readonly editor?: (row?: Row) => string
  /** The target of a row; its name becomes a link. */
  readonly href?: (row: Row) => string
  /** The panel of a row; its name becomes a link. */
  readonly drawer?: RowDrawer<Row>
  /** Why a row cannot be deleted now, as codes of the catalogue (specification §8). */
  readonly undeletable?: (row: Row) => ErrorCode | undefined
  /**
   * The field that identifies an existing row in a file, whose columns are the form's fields; or a full import
   * definition. For people who may create and change.
   */
  readonly importing?: (keyof Input & string) | (() => Promise<ImportPlan>)
  /** A row's history, opened beside the list. Defaults to its changes in the log. */
  readonly history?: (row: Row) => ReactNode
  /** More entries of a row's menu. */
  readonly useRowActions?: () => (row: Row) => readonly MenuSection[]
  readonly width?: 'normal' | 'full'
  /** The name of its drafts, where the same rows have another form. Defaults to the title. */
  readonly draft?: string
}

/** A definition combined with the contract of its resource. */
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
  /** Rows can be enabled and disabled: there is a column for it. */
  readonly isSwitched: boolean
}

/** A definition with a name for each row in the reader's language. */
export type NamedDefinition<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> = ResourceDefinition<Row, Input, Ask, Group> & { readonly label: (row: Row) => string }
