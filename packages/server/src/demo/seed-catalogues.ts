import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import * as catalogues from '#generated/demo-catalogues.ts'
import { demoId } from './random.ts'

/** Fills the catalogues of the company. */
export async function seedCatalogues(db: Db, now: Date): Promise<void> {
  for (const [table, rows] of Object.entries(catalogues)) {
    const all = rows.map((row, index) => ({
      ...row,
      id: demoId(table, row.name),
      position: index + 1,
      createdAt: now,
      updatedAt: now,
    }))
    await insert(db, { table: table as keyof typeof catalogues }, all)
  }
}
