import { type Kysely, sql } from 'kysely'
import { createCatalogue } from '#db/catalogue-table.ts'
import { isoCountries } from '#db/iso-countries.ts'

/** Where the company is; it switches on the others when it has people there. */
const home = 'ES'

/** The day this was written: the same everywhere, so that two fresh databases are one. */
const writtenAt = new Date('2026-11-22T00:00:00Z')

export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db, 'countries', (table) =>
    table
      .addColumn('alpha2', 'text', (column) => column.notNull())
      .addColumn('alpha3', 'text', (column) => column.notNull())
      .addColumn('numeric', 'text', (column) => column.notNull())
      .addColumn('calling_code', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('holiday_calendar', 'text')
      .addColumn('document_format', 'text'),
  )
  for (const code of ['alpha2', 'alpha3', 'numeric'])
    await sql`create unique index ${sql.ref(`countries_${code}`)} on countries (${sql.ref(code)}) where deleted_at is null`.execute(
      db,
    )
  const rows = isoCountries().map(
    (one, index) =>
      sql`(${sql.join([
        sql`md5(${`country ${one.alpha2}`})::uuid`,
        ...[one.name, JSON.stringify(one.translations), one.alpha2 === home, index + 1, writtenAt, writtenAt],
        ...[one.alpha2, one.alpha3, one.numeric, one.callingCode, one.timeZone],
        ...[one.holidayCalendar, one.documentFormat],
      ])})`,
  )
  await sql`
    insert into countries (id, name, translations, active, position, created_at, updated_at,
      alpha2, alpha3, "numeric", calling_code, time_zone, holiday_calendar, document_format)
    values ${sql.join(rows)}`.execute(db)
}
