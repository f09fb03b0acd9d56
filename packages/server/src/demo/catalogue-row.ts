import type { CatalogueTable, Translations } from '#db/schema/catalogue.ts'

/** The own values of a catalogue row; the rest follows from its name and position. */
export type CatalogueRow<Table> = { name: string; translations?: Translations } & {
  [Column in Exclude<keyof Table, keyof CatalogueTable>]: Table[Column] extends { __select__: infer Value }
    ? Value
    : Table[Column]
}
