import { type Kysely, sql } from 'kysely'

/** The limits of the time record as dated data: those of the law, of the contact centre agreement, and of the draft decree. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('time_rules')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('agreement', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'date', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('draft'))
    .addColumn('rules', 'jsonb', (column) => column.notNull())
    .addColumn('examples', 'jsonb', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('review', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('derived_total', 'integer')
    .addColumn('derived_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('derived_after', 'uuid')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz')
    .addCheckConstraint('time_rules_state', sql`state in ('draft', 'published', 'off')`)
    .execute()
  await sql`create unique index time_rules_day on time_rules (plain(agreement), valid_from)
    where state = 'published'`.execute(db)
  // The first version of the law holds for the time before it, too. Before the first version of an agreement the law
  // holds, and for a contract that names none.
  await sql`
    create view time_rule_periods as
    with versions as (
      select id, plain(agreement) as agreement,
        case when row_number() over versions = 1 and agreement = '' then date '1900-01-01' else valid_from end as starts_on,
        coalesce(lead(valid_from) over versions - 1, date '2200-12-31') as ends_on
      from time_rules where state = 'published'
      window versions as (partition by plain(agreement) order by valid_from)
    ), firsts as (
      select agreement, min(starts_on) as starts_on from versions where agreement <> '' group by agreement
    )
    select id, agreement, starts_on, ends_on from versions
    union all
    select law.id, firsts.agreement, law.starts_on, least(law.ends_on, firsts.starts_on - 1)
    from versions law join firsts on law.starts_on < firsts.starts_on where law.agreement = ''`.execute(db)
  for (const { agreement, name, validFrom, state, source, review, rules, examples } of shipped)
    await sql`
      insert into time_rules (id, agreement, name, valid_from, state, rules, examples, source, review, created_at,
        updated_at, published_at)
      values (md5(${name} || ' time rules')::uuid, ${agreement}, ${name}, ${validFrom}::date, ${state},
        ${JSON.stringify(rules)}::jsonb, ${JSON.stringify(examples)}::jsonb, ${source}, ${review},
        ${writtenAt}::timestamptz, ${writtenAt}::timestamptz, ${state === 'published' ? writtenAt : null}::timestamptz)`.execute(
      db,
    )
}

/** The same on every server. */
const writtenAt = '2026-11-26T00:00:00Z'

const limit = (minutes: number, source: string) => ({ minutes, isOn: true, source })
// No law says how far a shift may be missed.
const house = 'Tolerancia de la empresa'
const law = {
  limits: {
    day: limit(9 * 60, 'ET art. 34.3'),
    rest: limit(12 * 60, 'ET art. 34.3'),
    stretch: limit(6 * 60, 'ET art. 34.4'),
    late: limit(10, house),
    outside: limit(20, house),
  },
  pauseMinutes: 15,
  overtime: { hours: 80, source: 'ET art. 35.2' },
  fullWeekMinutes: 40 * 60,
  consent: 'both',
  answerDays: 14,
  fileRequired: false,
}

/** From 8:00 on, as long as it takes; the break begins at 11:00. */
function day(
  name: string,
  hours: number,
  incidents: readonly string[],
  pause = 0,
  restMinutes: number | null = null,
) {
  const breaks = pause === 0 ? [] : [{ start: 660, end: 660 + pause }]
  return { name, restMinutes, work: [{ start: 480, end: 480 + hours * 60 + pause }], breaks, incidents }
}
const examples = [
  day('Nueve horas con una pausa', 9, [], 20),
  day('Diez horas con una pausa', 10, ['excess', 'missing_rest'], 20),
  day('Seis horas seguidas', 6, []),
  day('Siete horas seguidas', 7, ['missing_rest']),
  day('Siete horas con diez minutos de pausa', 7, ['missing_rest'], 10),
  day('Once horas desde la jornada anterior', 6, ['short_rest'], 0, 11 * 60),
  day('Doce horas desde la jornada anterior', 6, [], 0, 12 * 60),
]

const shipped = [
  {
    ...{ agreement: '', name: 'Estatuto de los Trabajadores', validFrom: '2015-11-13', state: 'published' },
    ...{ source: 'ET arts. 34, 35 y 37; RD 1561/1995', review: false, rules: law, examples },
  },
  {
    ...{
      agreement: 'III Convenio estatal de contact center',
      name: 'Contact center',
      validFrom: '2023-01-01',
    },
    ...{ state: 'published', source: 'BOE-A-2023-13741; ET arts. 34 y 35', review: true, examples },
    rules: { ...law, fullWeekMinutes: 39 * 60 },
  },
  {
    ...{ agreement: '', name: 'Proyecto de real decreto de registro de jornada', validFrom: '2027-01-01' },
    ...{ state: 'off', source: 'Proyecto de 2025, sin aprobar: dictamen desfavorable del Consejo de Estado' },
    ...{ review: true, rules: law, examples },
  },
]
