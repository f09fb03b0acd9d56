/** Every write to a table that workdays are derived from, by name. */
export const dayWrites = (person: string, center: string): [name: string, text: string][] =>
  Object.entries(writes).map(([name, text]) => [
    name,
    text.replaceAll('$person', `'${person}'`).replaceAll('$center', `'${center}'`),
  ])

/** `$person` has days in this week. */
const writes = {
  'an entry is corrected': `update workdays set effective_seconds = effective_seconds + 60, ended_at = ended_at + interval '1 minute' where employee_id = $person`,
  'a day comes to be one of who works by night': `update workdays set by_night = true where employee_id = $person`,
  'an incident is accepted': `insert into day_incidents (id, employee_id, date, kind, state, created_at, updated_at)
    select gen_random_uuid(), $person, date, 'excess', 'accepted', now(), now() from workdays
    where employee_id = $person and date < '2026-03-01'`,
  'its reason is said otherwise': `update day_incidents set reason = 'Otro' where employee_id = $person`,
  'it is rejected': `update day_incidents set state = 'rejected' where employee_id = $person`,
  'it is forgotten': `delete from day_incidents where employee_id = $person`,
  'a month is confirmed': `insert into month_sheets (id, employee_id, month, state, part_time, figures, hash, confirmed_at)
    values (gen_random_uuid(), $person, '2026-02-01', 'confirmed', false, '{}', '', '2026-03-01')`,
  'it is locked without a limit': `update month_sheets set state = 'locked', locked_at = '2026-03-01', shift_limits =
    '[{"from":"2026-02-01","until":"2026-02-28","late":null,"outside":null,"nightOvertime":null}]' where employee_id = $person`,
  'it is reopened': `update month_sheets set state = 'reopened', locked_at = null where employee_id = $person`,
  'a day is derived as it was': `update workdays set effective_seconds = effective_seconds`,
  'a day is taken away': `delete from workdays where employee_id = $person and date = '2026-02-26'`,
  'a day moves to another date': `update workdays set date = '2026-02-25' where employee_id = $person and date = '2026-02-24'`,
  'a contract asks for less': `update contracts set week_days = '[60,60,60,60,60,60,60]', part_time = true where employee_id = $person`,
  'a contract ends': `update contracts set ends_on = '2026-02-25' where employee_id = $person`,
  'it goes on': `update contracts set ends_on = null where employee_id = $person`,
  'a shift is planned': `insert into shifts (employee_id, date, kind, times, minutes, created_at) values
    ($person, '2026-02-25', 'work', '{"segments":[{"start":300,"end":420}],"breaks":[]}', 120, now())`,
  'a shift is moved': `update shifts set times = '{"segments":[{"start":200,"end":260}],"breaks":[]}', minutes = 60 where employee_id = $person`,
  'a shift is taken back': `delete from shifts where employee_id = $person`,
  'a pattern is assigned': `insert into shift_assignments (id, employee_id, pattern_id, starts_on, created_at)
    select gen_random_uuid(), $person, pattern_id, '2026-01-01', now() from shift_pattern_versions order by pattern_id limit 1`,
  'a pattern asks for nothing': `update shift_pattern_versions set minutes = (select jsonb_agg('[0,0,0,0,0,0,0]'::jsonb) from jsonb_array_elements(weeks))`,
  'a pattern moves into the night': `update shift_pattern_versions set weeks = (select jsonb_agg(
    '[{"segments":[{"start":0,"end":60}]},{"segments":[]},{"segments":[]},{"segments":[]},{"segments":[]},{"segments":[]},{"segments":[]}]'::jsonb) from jsonb_array_elements(weeks))`,
  'an assignment ends': `update shift_assignments set ends_on = '2026-02-24' where employee_id = $person`,
  'a holiday is told': `insert into holidays (id, date, name, country, version, created_at, updated_at)
    values (gen_random_uuid(), '2026-02-25', 'Fiesta', 'ES', 1, now(), now())`,
  'a holiday becomes one of a center': `update holidays set work_center_id = $center where name = 'Fiesta'`,
  'a holiday is taken back': `delete from holidays where name = 'Fiesta'`,
  'people clock in since later': `update work_centers set clock_since = '2026-02-26' where id = $center`,
  'a center moves west': `update work_centers set time_zone = 'America/Bogota' where id = $center`,
  'vacation is approved': `with r as (
      insert into vacation_requests (id, employee_id, kind, unit, units, state, stages, starts_on, ends_on, asked_by, created_at, updated_at)
      values (gen_random_uuid(), $person, 'annual', 'natural', 2, 'approved', '[]', '2026-02-23', '2026-02-23', $person, now(), now())
      returning id)
    select id from r`,
  'its days are written': `insert into vacation_lines (request_id, employee_id, date, part, units, reason)
    select id, employee_id, starts_on, 'day', 2, 'counts' from vacation_requests where employee_id = $person`,
  'vacation is withdrawn': `update vacation_requests set state = 'withdrawn' where employee_id = $person`,
  'somebody is absent': `insert into absences (id, employee_id, absence_type_id, starts_on, part, unit, state, stages, is_in_force, is_right, is_sick, asked_by, created_at, updated_at)
    select gen_random_uuid(), $person, id, '2026-02-25', 'day', 'natural_days', 'communicated', '[]', true, true, false, $person, now(), now()
    from absence_types order by id limit 1`,
  'the absence ends': `update absences set ends_on = '2026-02-26' where employee_id = $person`,
  'the absence does not stand': `update absences set is_in_force = false where employee_id = $person`,
  'the rules become stricter': `update time_rules set rules = jsonb_set(rules, '{limits,outside,minutes}', '1') where state = 'published'`,
  'rules are turned off': `update time_rules set state = 'off' where agreement <> ''`,
  'somebody leaves': `update users set active = false where id = $person`,
  'somebody comes back': `update users set active = true where id = $person`,
  'somebody is called otherwise': `update users set display_name = 'Otra ' || display_name where id = $person`,
  'a contract is erased': `delete from contracts where employee_id = $person`,
}

/** These writes must not mark anything as stale: they change no day. */
export const silentWrites: ReadonlySet<string> = new Set([
  'its reason is said otherwise',
  'a month is confirmed',
  'a day is derived as it was',
  'vacation is approved',
  'somebody is called otherwise',
])
