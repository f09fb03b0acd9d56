import { createQueryId, PostgresQueryCompiler, type RawBuilder } from 'kysely'
import pg from 'pg'

/** Values as SQL literals, because `COPY` takes no parameters. `pg` itself does the quoting. */
class WrittenOut extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    this.append(literal(value))
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (typeof value === 'number' || typeof value === 'boolean') return pg.escapeLiteral(String(value))
  if (typeof value === 'string') return pg.escapeLiteral(value)
  throw new Error(`no literal for ${typeof value}`)
}

/** A plain SQL statement with its values inlined. */
export const writtenOut = (statement: RawBuilder<unknown>): string =>
  new WrittenOut().compileQuery(statement.toOperationNode(), createQueryId()).sql
