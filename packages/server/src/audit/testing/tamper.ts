import type { Database } from '#db/database.ts'

/** What an owner of the tables can do: disable the triggers. */
export function tamper(database: Database, ...statements: string[]): Promise<void> {
  return database.session(async (session) => {
    for (const table of ['audit_events', 'audit_chain'])
      await session.query(`alter table ${table} disable trigger user`)
    for (const statement of statements) await session.query(statement)
    for (const table of ['audit_events', 'audit_chain'])
      await session.query(`alter table ${table} enable trigger user`)
  })
}

/** Deletes the log and its chain. */
export const forget = (database: Database): Promise<void> =>
  tamper(database, 'delete from audit_events', 'delete from audit_chain', 'delete from audit_unsealed')
