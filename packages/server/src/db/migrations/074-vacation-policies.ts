import { type Kysely, sql } from 'kysely'

/** The rules of vacation as dated data; those of the law, of the contact centre agreement, and of 23 working days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation_policies')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('agreement', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'date', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('draft'))
    .addColumn('rules', 'jsonb', (column) => column.notNull())
    .addColumn('examples', 'jsonb', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('review', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_by', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('published_at', 'timestamptz')
    .addCheckConstraint('vacation_policies_state', sql`state in ('draft', 'published')`)
    .execute()
  await sql`create unique index vacation_policies_day on vacation_policies (plain(agreement), valid_from)
    where state = 'published'`.execute(db)
  // The first version of the law and of what is shipped holds for the time before it, too. Before the first version of
  // any other agreement the law holds, and for a contract that names none.
  await sql`
    create view vacation_policy_periods as
    with versions as (
      select id, plain(agreement) as agreement,
        case when row_number() over versions = 1 and (plain(agreement) = '' or id = md5(agreement || ' vacation')::uuid)
          then date '1900-01-01' else valid_from end as starts_on,
        coalesce(lead(valid_from) over versions - 1, date '2200-12-31') as ends_on
      from vacation_policies where state = 'published'
      window versions as (partition by plain(agreement) order by valid_from)
    ), firsts as (
      select agreement, min(starts_on) as starts_on from versions where agreement <> '' group by agreement
    )
    select id, agreement, starts_on, ends_on from versions
    union all
    select law.id, firsts.agreement, law.starts_on, least(law.ends_on, firsts.starts_on - 1)
    from versions law join firsts on law.starts_on < firsts.starts_on where law.agreement = ''`.execute(db)
  for (const { agreement, name, validFrom, source, review, rules, examples } of shipped)
    await sql`
      insert into vacation_policies (id, agreement, name, valid_from, state, rules, examples, source, review,
        created_at, updated_at, published_at)
      values (md5(${agreement} || ' vacation')::uuid, ${agreement}, ${name}, ${validFrom}::date, 'published', ${JSON.stringify(rules)}::jsonb,
        ${JSON.stringify(examples)}::jsonb, ${source}, ${review}, ${writtenAt}::timestamptz, ${writtenAt}::timestamptz, ${writtenAt}::timestamptz)`.execute(
      db,
    )
}

/** The same on every server. */
const writtenAt = '2026-11-26T00:00:00Z'

const common = {
  unit: 'natural',
  looseUnits: 0,
  blockDays: null,
  startOnWorkingDay: false,
  noticeMonths: 2,
  carryOverUntil: '01-31',
  negativeUnits: 0,
  rounding: 'ceil',
  summer: null,
  halfDays: false,
  longestDays: null,
  stages: ['coordinator', 'hr'],
  looseStages: null,
  escalationDays: 5,
}

/** The entitlement of each in 2026, in two units a day, for the same four times under contract. */
function examplesOf(units: readonly [annual: number, loose: number][]) {
  const times = [
    ['Alta el 15 de abril', '2026-04-15', null],
    ['Baja el 30 de septiembre', '2020-01-01', '2026-09-30'],
    ['Contrato del 1 de marzo al 31 de agosto', '2026-03-01', '2026-08-31'],
    ['Alta el 16 de diciembre', '2026-12-16', null],
    ['Todo el año', '2020-01-01', null],
  ] as const
  return times.map(([name, startsOn, endsOn], index) => {
    const [annualUnits, looseUnits] = units[index] ?? [0, 0]
    return { name, year: 2026, startsOn, endsOn, annualUnits, looseUnits }
  })
}

const shipped = [
  {
    ...{ agreement: '', name: 'Estatuto de los Trabajadores', validFrom: '2015-11-13', source: 'ET art. 38' },
    review: false,
    rules: { ...common, annualUnits: 60 },
    examples: examplesOf([
      [44, 0],
      [46, 0],
      [32, 0],
      [4, 0],
      [60, 0],
    ]),
  },
  {
    ...{ agreement: 'III Convenio estatal de contact center', name: 'Contact center' },
    ...{ validFrom: '2023-01-01', source: 'BOE-A-2023-13741, art. 27', review: true },
    rules: {
      ...{ ...common, annualUnits: 56, looseUnits: 8, blockDays: 7, startOnWorkingDay: true },
      summer: { from: '06-21', until: '09-22', days: 14 },
    },
    examples: examplesOf([
      [40, 6],
      [42, 6],
      [30, 4],
      [4, 0],
      [56, 8],
    ]),
  },
  {
    ...{ agreement: '23 días laborables', name: '23 días laborables', validFrom: '2015-11-13' },
    ...{ source: 'ET art. 38; acuerdo de empresa', review: true },
    rules: { ...common, unit: 'working', annualUnits: 46, halfDays: true },
    examples: examplesOf([
      [34, 0],
      [36, 0],
      [24, 0],
      [4, 0],
      [46, 0],
    ]),
  },
]
