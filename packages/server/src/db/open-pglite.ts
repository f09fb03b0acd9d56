import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely'
import type { Database } from './database.ts'
import { lockFolder } from './lock-folder.ts'
import type { Schema } from '#generated/schema.ts'

/** The embedded database: in memory, or in a folder that only this process may open. */
export async function openPglite(options: { folder?: string; snapshot?: Blob }): Promise<Database> {
  const { folder, snapshot } = options
  const unlock = folder === undefined ? undefined : lockFolder(folder)
  if (folder !== undefined) mkdirSync(path.join(folder, 'pglite'), { recursive: true })
  const pglite = await PGlite.create({
    dataDir: folder === undefined ? 'memory://' : path.join(folder, 'pglite'),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    // A date is no instant: keep it as text, regardless of the process's time zone.
    parsers: { [types.DATE]: (day) => day },
  })
  await pglite.exec("set time zone 'UTC'")
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }), plugins: [new CamelCasePlugin()] })
  return {
    kind: 'pglite',
    db,
    session: (work) =>
      pglite.transaction((transaction) =>
        work({
          query: async <Row extends object>(text: string, values: unknown[] = []) =>
            (await transaction.query<Row>(text, values)).rows,
          copyIn: async (target, data) => {
            const format = typeof data === 'string' ? '' : ' (format binary)'
            const result = await transaction.query(`copy ${target} from '/dev/blob'${format}`, [], {
              blob: new Blob([data]),
            })
            return result.affectedRows ?? 0
          },
        }),
      ),
    patient: (work) => work(db),
    async close() {
      await db.destroy()
      unlock?.()
    },
  }
}
