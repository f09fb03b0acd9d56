import { type RawBuilder, sql } from 'kysely'
import type { FieldClass } from '@portal/sdk/contract'
import type { Change } from './anonymise.rules.ts'

/** The anonymised value. `secret` belongs to one run and is not stored. */
export function leftOf(
  { class: held, method }: Pick<Change, 'class' | 'method'>,
  value: RawBuilder<string | null>,
  secret: string,
) {
  switch (method) {
    case 'keep':
      return value
    case 'erase':
      return sql<null>`null::text`
    case 'mask':
      return masked(held, value)
    case 'generalise':
      return sql`case when ${value} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then left(${value}, 4) || '-01-01'
        when ${value} ~ '^[0-9]{5}$' then left(${value}, 2) || '000' end`
    case 'token':
      return sql`case when ${value} is not null then ${token(value, secret)} end`
  }
}

/** A token that is the same for equal values within a run. */
export const token = (value: RawBuilder<string | null>, secret: string): RawBuilder<string> =>
  sql<string>`'tk_' || left(encode(sha256(convert_to(${secret}::text || ${value}, 'UTF8')), 'hex'), 24)`

function masked(held: FieldClass, value: RawBuilder<string | null>): RawBuilder<string | null> {
  switch (held) {
    case 'identifier':
      // Masked as in Spanish public notices: four digits of a document.
      return sql`'***' || substr(${value}, 4, 4) || '**'`
    case 'phone':
      return sql`left(${value}, 3) || '*******' || right(${value}, 2)`
    case 'email':
      return sql`'***@' || split_part(${value}, '@', 2)`
    case 'name':
      return sql`regexp_replace(${value}, '([^ ])[^ ]*', '\\1.', 'g')`
    default:
      return sql`case when ${value} is not null then '***' end`
  }
}
