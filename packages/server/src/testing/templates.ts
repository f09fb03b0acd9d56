import type { Database, Db } from '#db/database.ts'

/** What a database begins with. Made once, copied for every test that wants it. */
export type Template = {
  /** Says what is in it: another name, another template. Small letters, digits and `_`. */
  name: string
  /** What it is made of. */
  from?: Template
  /** Fills the database, and the folder with the files that belong to it. */
  fill: (db: Db, folder: string) => Promise<void>
}

export type TestDatabase = {
  database: Database
  /** The same database once more, as another process opens it; on PostgreSQL only. */
  again?: () => Database
  /** Where other processes find it; on PostgreSQL only. */
  url?: string
  drop: () => Promise<void>
}

/** Where one kind of database keeps its templates. */
export type TemplateStore = {
  /** Of those that are complete. */
  names(): Promise<string[]>
  /** Makes one whose `from` is there; complete at once for everybody, or not at all. */
  make(template: Template): Promise<void>
  /** Does this when no other process does the same; where nothing can be locked for so long, at once. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  copy(name: string): Promise<TestDatabase>
  /** The folder of a template's files. */
  folder(name: string): string
}

/** Makes the template unless it is there. Of two processes that make it at once one is late, and no harm is done. */
export async function ensureTemplate(store: TemplateStore, template: Template): Promise<void> {
  if ((await store.names()).includes(template.name)) return
  if (template.from) await ensureTemplate(store, template.from)
  await store.make(template)
}
