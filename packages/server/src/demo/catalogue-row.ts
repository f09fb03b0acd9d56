import type { CatalogueTable, Translations } from '#db/schema/catalogue.ts'

/** What is a catalogue's own, as the company wrote it; the rest follows from its name and its place. */
export type CatalogueRow<Table> = { name: string; translations?: Translations } & {
  [Column in Exclude<keyof Table, keyof CatalogueTable>]: Table[Column] extends { __select__: infer Value }
    ? Value
    : Table[Column]
}
