import type { ColumnType, Generated } from 'kysely'

/** A name in other languages than Spanish. */
export type Translations = { en?: string; de?: string; fr?: string; pt?: string }

/** The columns of every catalogue; `Own` are its own ones. */
export type CatalogueTable<Own = object> = Own & {
  id: string
  name: string
  translations: ColumnType<Translations, Translations | undefined, Translations>
  active: Generated<boolean>
  position: number
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  /** Deleted rows are kept: they can be restored, and the history refers to them. */
  deletedAt: Date | null
}
