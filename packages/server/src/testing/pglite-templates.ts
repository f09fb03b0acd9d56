import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely'
import { openPglite } from '#db/open-pglite.ts'
import type { Schema } from '#generated/schema.ts'
import { templateFolders } from './template-folders.ts'
import type { TemplateStore } from './templates.ts'

const manifest = path.resolve(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json')
const version = /"version":\s*"([^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? ''

// Templates are separate per version, because another may not be able to read them.
const { folder, make, names, used } = templateFolders(`pglite-${version}`)

const fileIn = (at: string) => path.join(at, 'data.tar')
const snapshot = (name: string) => new Blob([readFileSync(fileIn(folder(name)))])

/** Templates of the embedded database: loading one takes half a second, creating one several. */
export const pgliteTemplates: TemplateStore = {
  folder,
  names: () => Promise.resolve(names()),
  async make({ name, from, fill }) {
    await make(name, async (at) => {
      const loaded = from ? { loadDataDir: snapshot(from.name) } : {}
      const pglite = await PGlite.create({ dataDir: 'memory://', ...loaded })
      await pglite.exec("set time zone 'UTC'")
      const dialect = new PGliteDialect({ pglite })
      const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] })
      await fill(db, at)
      const dump = await pglite.dumpDataDir('none')
      writeFileSync(fileIn(at), Buffer.from(await dump.arrayBuffer()))
      await db.destroy()
    })
  },
  // A lock file would outlive a killed process; concurrent creation is rare and harmless.
  inTurn: (work) => work(),
  async copy(name) {
    used(name)
    return { database: await openPglite({ snapshot: snapshot(name) }), drop: () => Promise.resolve() }
  },
}
