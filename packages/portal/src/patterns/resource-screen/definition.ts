import type { ComponentType, ReactNode } from 'react'
import type { PermissionName } from '@portal/permissions'
import type { ErrorCode } from '@portal/sdk'
import type { FormValues, MenuSection } from '@portal/ui-kit'
import type { ImportPlan } from '#patterns/import/import-plan.ts'
import type { ScreenTitle } from '#phrases/phrases.ts'
import type { ColumnSpec } from './columns.tsx'
import type { Factory, Family, Identified, SortOf } from './family.ts'
import type { FieldSpec } from './fields.tsx'
import type { FilterSpec } from './filters.ts'
import type { ResourceGroup, WordOf } from './words.ts'

/** An act on many rows at once. */
export type BulkAct = 'destroy' | 'activate' | 'deactivate'

/** A form of one's own: its fields, and what they say to the service. */
export interface OwnForm<Row, Input> {
  readonly Inputs: ComponentType<{ row?: Row }>
  readonly input: (values: FormValues) => Input
}

/** A whole screen as data. What stands in no line of it is not on the screen. */
export interface ResourceDefinition<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> {
  /** Names the screen in the menu, the window and here. */
  readonly title: ScreenTitle
  /** The words of the screen: each column, field and filter is labelled by the word of its own name. */
  readonly phrases: Group
  readonly family: Factory<Family<Row, Input, Ask>>
  /** How a row is called. */
  readonly label: (row: Row) => string
  readonly defaultSort: SortOf<Ask>
  readonly columns: readonly ColumnSpec<Row, WordOf<Group>>[]
  readonly filters?: readonly FilterSpec<keyof Ask & string, WordOf<Group>>[]
  /** What one must hold for each act; an act without an entry is not offered. */
  readonly permissions: Partial<Record<'create' | 'update' | 'destroy', PermissionName>>
  /** The form in the drawer, as data. */
  readonly fields?: readonly FieldSpec<keyof Input & string, WordOf<Group>>[]
  /** The form in the drawer, when its fields depend on one another. */
  readonly form?: OwnForm<Row, Input>
  /** The page on which a row is edited, or a new one is made, instead of the drawer. */
  readonly editor?: (row?: Row) => string
  /** Where a row leads; its name becomes a link. */
  readonly href?: (row: Row) => string
  /** The property that says whether a row is in use: it can be switched, and undone. */
  readonly toggle?: 'active'
  /** Why a row cannot be deleted now, in the words of the catalogue (specification §8). */
  readonly undeletable?: (row: Row) => ErrorCode | undefined
  readonly bulk?: readonly BulkAct[]
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
