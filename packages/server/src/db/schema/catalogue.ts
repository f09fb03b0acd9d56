import type { ColumnType, Generated } from 'kysely'

/** A name in other languages than Spanish. */
export type Translations = { en?: string; de?: string; fr?: string; pt?: string }

/** What the table of every catalogue has; `Own` is what is its own. */
export type CatalogueTable<Own = object> = Own & {
  id: string
  name: string
  translations: ColumnType<Translations, Translations | undefined, Translations>
  active: Generated<boolean>
  position: number
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  /** Deleted rows stay: somebody may want them back, and the history speaks of them. */
  deletedAt: Date | null
}
