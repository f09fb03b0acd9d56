/** Bulk-inserts three years of vacation for many people: ledger, consumption, and pending requests. */
const id = (what: string) => `md5('${what}' || '.' || n || '.' || y)::uuid`
const year = 'extract(year from current_date)::int'
const policy = `(select id from vacation_policies where agreement = '' and state = 'published' order by valid_from limit 1)`
const hr = `(select id from users where username = 'admin')`

/** A week in spring, one in autumn, and for every fourth person a pending one next year. */
const weeks = [
  { name: 'spring', first: 20, state: 'approved', whose: 'true', years: `${year} - 2, ${year}` },
  { name: 'autumn', first: 210, state: 'approved', whose: 'true', years: `${year} - 2, ${year} - 1` },
  { name: 'next', first: 20, state: 'preapproved', whose: 'n % 4 = 0', years: `${year} + 1, ${year} + 1` },
]

/** The statements in order. */
export function vacations(people: number): string[] {
  const everybody = (from: string) => `generate_series(1, ${people}) n cross join generate_series(${from}) y`
  const ledger = everybody(`${year} - 2, ${year} + 1`)
  return [
    `insert into vacation_buckets (id, employee_id, kind, year, unit, valid_from, valid_until)
      select ${id('bucket')}, md5('person ' || n)::uuid, 'annual', y, 'natural', make_date(y, 1, 1), make_date(y + 1, 1, 31)
      from ${ledger}`,
    `insert into vacation_movements (id, bucket_id, kind, units, date, policy_id, created_at)
      select ${id('entitlement')}, ${id('bucket')}, 'entitlement', 60, make_date(y, 1, 1), ${policy}, now() from ${ledger}`,
    ...weeks.flatMap((week) => requestsOf(week, everybody(week.years))),
  ]
}

function requestsOf({ name, first, state, whose }: (typeof weeks)[number], of: string): string[] {
  const begins = `make_date(y, 1, 1) + ${first} + n % 100`
  const from = `from ${of} where ${whose}`
  const days = `cross join generate_series(0, 6) d`
  return [
    `insert into vacation_requests (id, employee_id, kind, unit, units, state, stage, stages, starts_on, ends_on, policy_id,
        asked_by, created_at, updated_at)
      select ${id(name)}, md5('person ' || n)::uuid, 'annual', 'natural', 14, '${state}',
        ${state === 'approved' ? 'null' : `'hr'`}, '["coordinator","hr"]', ${begins}, ${begins} + 6, ${policy},
        md5('person ' || n)::uuid, now(), now() ${from}`,
    `insert into vacation_lines (request_id, employee_id, date, part, units, reason)
      select ${id(name)}, md5('person ' || n)::uuid, ${begins} + d, 'day', 2, 'counts' from ${of} ${days} where ${whose}`,
    `insert into vacation_spendings (request_id, bucket_id, date, units)
      select ${id(name)}, ${id('bucket')}, ${begins} + d, 2 from ${of} ${days} where ${whose}`,
    `insert into vacation_acts (request_id, number, state, stage, by, at)
      select ${id(name)}, 1, '${state}', 'hr', ${hr}, now() ${from}`,
    ...(state === 'approved'
      ? [
          `insert into vacation_movements (id, bucket_id, kind, units, date, request_id, policy_id, created_at)
            select ${id(`spent ${name}`)}, ${id('bucket')}, 'consumption', -14, ${begins}, ${id(name)}, ${policy}, now() ${from}`,
        ]
      : []),
  ]
}
