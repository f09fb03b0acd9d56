import type { Database, Db } from '#db/database.ts'

/** The initial content of a database. Created once, copied for every test that needs it. */
export type Template = {
  /** Identifies the content: another name is another template. Lower case, digits and `_`. */
  name: string
  /** The template it is based on. */
  from?: Template
  /** Fills the database, and the folder with its files. */
  fill: (db: Db, folder: string) => Promise<void>
}

export type TestDatabase = {
  database: Database
  /** Opens the same database again, as another process would; on PostgreSQL only. */
  again?: () => Database
  /** The URL for other processes; on PostgreSQL only. */
  url?: string
  drop: () => Promise<void>
}

/** The template store of one kind of database. */
export type TemplateStore = {
  /** The complete ones. */
  names(): Promise<string[]>
  /** Creates one whose `from` exists; atomically. */
  make(template: Template): Promise<void>
  /** Runs while no other process does the same; immediately where long locks are impossible. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  copy(name: string): Promise<TestDatabase>
  /** The folder of a template's files. */
  folder(name: string): string
}

/** Creates the template unless it exists. If two processes do it concurrently, one of them loses, which is harmless. */
export async function ensureTemplate(store: TemplateStore, template: Template): Promise<void> {
  if ((await store.names()).includes(template.name)) return
  if (template.from) await ensureTemplate(store, template.from)
  await store.make(template)
}
