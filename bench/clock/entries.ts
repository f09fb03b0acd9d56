/** The presses of people, by number, on each recorded day of last month: in, a break of half an hour, out. */
export const entriesOfMonth = ({ first, last }: { first: number; last: number }): string =>
  `insert into clock_entries (id, employee_id, number, kind, at, recorded_at, time_zone, break_type_id, counts, mode, source,
      previous_hash, hash)
    select md5(w.employee_id || w.date::text || k.kind)::uuid, w.employee_id,
      row_number() over (partition by w.employee_id order by w.date, k.after), k.kind, w.started_at + k.after,
      w.started_at + k.after, w.time_zone, case when k.kind like 'break%' then b.id end,
      case when k.kind like 'break%' then 'non_effective' end, 'on_site', 'portal', '', ''
    from generate_series(${first}, ${last}) n
    join workdays w on w.employee_id = md5('person ' || n)::uuid and w.date >= current_date - 31
    cross join (select id from break_types order by id limit 1) b
    cross join (values ('in', interval '0'), ('break_start', interval '4 hours'), ('break_end', interval '270 minutes'),
      ('out', interval '468 minutes')) k(kind, after)`
