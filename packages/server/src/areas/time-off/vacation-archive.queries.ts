import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a request is in the archive: since its last day lies before the last year, unless HR has said otherwise
 * (decision 096).
 */
export const isArchived = (today: string, requests = 'vacation_requests'): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${requests}.archived`)},
    ${sql.ref(`${requests}.endsOn`)} < date_trunc('year', ${today}::timestamp - interval '1 year')::date)`
