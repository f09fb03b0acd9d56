import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lists, startLists } from '#testing/lists.ts'
import { lists } from '#testing/lists-of-contract.ts'
import { statementsOf } from '#testing/statements.ts'
import type { OperationRow } from './operations.ts'

let started: Lists
beforeAll(async () => {
  started = await startLists()
})
afterAll(() => started.server.close())

/** The number of rows of a page, and of its statements. */
async function counted(row: OperationRow, perPage: number) {
  let rows = 0
  const asked = await statementsOf(started.server.server.kernel.database.db, async () => {
    const { data } = await started.ask(row, { perPage })
    rows = data.length
  })
  const settings = /^\s*select (current_setting|set_config)\(/
  return { rows, statements: asked.filter((statement) => !settings.test(statement)).length }
}

describe('lists and the database', () => {
  it.each(lists.map((row) => [row.id, row] as const))(
    '%s asks the database as often for a page of fifty rows as for one of one',
    async (_id, row) => {
      // The session, the maintenance state and the reach are read once and cached.
      await started.ask(row, { perPage: 1 })
      const one = await counted(row, 1)
      const fifty = await counted(row, 50)
      expect(one.rows, 'a page of one').toBe(1)
      expect(fifty.rows, 'the demo has too few rows to tell: fill in some').toBeGreaterThan(1)
      expect(fifty.statements).toBe(one.statements)
      expect(fifty.statements).toBeLessThanOrEqual(6)
    },
  )
})
