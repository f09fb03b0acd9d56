import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf } from '#db/day.ts'
import { seedAbsencePolicies } from './absence-policies.ts'
import { absencePlans } from './absence-plans.ts'
import type { Away } from './away.ts'
import type { Person } from './people.ts'

type Seeding = { db: Db; now: Date; everybody: readonly Person[]; away: readonly Away[] }

/** The leave of agreements, and three years of absences in every state, sick leave with its reports, and requests to adapt the working day. */
export async function seedAbsences({ db, now, everybody, away }: Seeding): Promise<void> {
  const hr = everybody.find(({ roleName }) => roleName === 'RRHH')?.user.id ?? ''
  const at = { db, now, hr }
  await seedAbsencePolicies(db, now)
  await put(at, planned(now))
  await put(at, awayNow(away))
  await putActs(at)
  await putParts(at)
  await putAdaptations(at)
}

type At = { db: Db; now: Date; hr: string }

/** A person's plan is chosen by their number; the demo's agent has two more: one that is over and one pending. */
const planned = (now: Date): RawBuilder<unknown> => sql`
  with plans as (
    select (row_number() over ())::int - 1 as number, p.* from jsonb_to_recordset(${JSON.stringify(absencePlans)}::jsonb) as p(code text,
      "startsIn" int, spread int, days int, part text, minutes int, start int, state text, kinship text, comment text)
  ), people as (
    select u.id, u.username, (row_number() over (order by u.id))::int as n from users u join employees e on e.user_id = u.id
    where u.active and not exists (select from absences a where a.employee_id = u.id)
  )
  select k.id as employee_id, p.code, x.monday as starts_on, x.monday + p.days - 1 as ends_on, p.part, p.minutes, p.start, p.state, p.kinship,
    p.comment, p.days, null::text as expected
  from people k
  join plans p on k.n % ${absencePlans.length} = p.number or k.username = 'empleado' and p.number in (0, 3)
    or k.username in ('admin', 'coordinador') and p.number = 9
  cross join lateral (
    select date_trunc('week', ${dayOf(now)}::date + p."startsIn" + 6 +
      case when p.spread = 0 or k.username = 'empleado' then 0 else sign(p."startsIn") * (k.n * 37 % p.spread) end * interval '1 day')::date as monday
  ) x`

/** Absent people in the recorded period. */
const awayNow = (away: readonly Away[]): RawBuilder<unknown> => sql`
  select r."employeeId" as employee_id, r.code, r."from" as starts_on, r.until as ends_on, 'day' as part, null::int as minutes, null::int as start,
    r.state, case r.code when 'HOS' then 'first' end as kinship, null::text as comment, r.until - r."from" + 1 as days, r.expected
  from jsonb_to_recordset(${JSON.stringify(away)}::jsonb)
    as r("employeeId" uuid, code text, "from" date, until date, state text, expected text)`

/** Inserts the plans of people with a contract, using the terms of the first day. */
async function put({ db, now }: At, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into absences (id, employee_id, absence_type_id, starts_on, ends_on, part, minutes, start_minute, unit, units, kinship, comment, state,
      stage, stages, is_in_force, is_right, is_sick, proof_due_on, proved_at, expected, process_id, asked_by, created_at, updated_at)
    select md5('absence ' || r.employee_id || r.code || r.starts_on)::uuid, r.employee_id, t.id, r.starts_on, r.ends_on, r.part,
      r.minutes, r.start, case k.unit when 'working_days' then 'working_days' when 'hours' then 'minutes' else 'natural_days' end,
      coalesce(r.minutes, r.days), r.kinship, r.comment, r.state,
      case r.state when 'in_review' then f.stages ->> 0 when 'cancellation_requested' then 'hr' end, f.stages,
      r.state in ('communicated', 'approved', 'cancellation_requested'),
      t.family in ('leave', 'sick_leave', 'hours_pool', 'union') and k.pay <> 'unpaid', t.family = 'sick_leave',
      case when k.justification = 'required' then r.ends_on + k.justification_days end,
      case when k.justification = 'required' and r.state = 'approved' then x.made end,
      case when t.family = 'sick_leave' then coalesce(r.expected, 'short') end,
      case when t.family = 'sick_leave' then 'IT-' || to_char(r.starts_on, 'YYYY') || '-' || left(r.employee_id::text, 4) end,
      r.employee_id, x.made, x.made
    from (${rows}) r
    join absence_types t on t.code = r.code
    cross join lateral (select * from absence_type_terms n where n.absence_type_id = t.id and n.agreement = '' and n.valid_from <= r.starts_on
      order by n.valid_from desc limit 1) k
    cross join lateral (select case k.approver when 'nobody' then '[]'::jsonb when 'coordinator' then '["coordinator"]'
      when 'hr' then '["hr"]' else '["coordinator", "hr"]' end as stages) f
    cross join lateral (select least(r.starts_on - 3, ${dayOf(now)}::date - 1)::timestamp at time zone 'UTC' + interval '9 hours' as made) x
    where exists (select from contracts c where c.employee_id = r.employee_id and c.starts_on <= r.starts_on
      and coalesce(c.ends_on >= r.starts_on, true))
    on conflict do nothing`.execute(db)
}

/** The state history: reported by the person, then its outcome. */
async function putActs({ db, hr }: At): Promise<void> {
  await sql`
    insert into absence_acts (absence_id, number, state, stage, by, at, comment)
    select a.id, 1, 'communicated', null, a.employee_id, a.created_at, a.comment from absences a
    union all
    select a.id, 2, case when a.state in ('cancelled', 'cancellation_requested') then 'approved' else a.state end,
      case when a.state in ('rejected', 'approved') and a.stages <> '[]' then a.stages ->> 0 end,
      case when a.state = 'not_justified' then null when a.state = 'in_review' or a.stages = '[]' then a.employee_id
        else ${hr}::uuid end,
      a.created_at + interval '2 hours',
      case when a.state = 'rejected' then 'Ese día ya faltan dos personas del equipo' end
    from absences a where a.state <> 'communicated'
    union all
    select a.id, 3, a.state, null, a.employee_id, a.created_at + interval '5 hours', 'Al final no hace falta'
    from absences a where a.state in ('cancelled', 'cancellation_requested')`.execute(db)
}

/** Sick leave begins with its baja and ends with the discharge, with confirmations in between. */
async function putParts({ db, now, hr }: At): Promise<void> {
  const today = dayOf(now)
  await sql`
    insert into absence_parts (absence_id, number, kind, "on", next_on, by, at)
    select p.id, row_number() over (partition by p.id order by p.day), p.kind, p.day, p.next_on, ${hr}::uuid, p.day::timestamp at time zone 'UTC' + interval '9 hours'
    from (
      select id, 'baja' as kind, starts_on as day, starts_on + 7 as next_on from absences where is_sick
      union all
      select id, 'confirmation', starts_on + 7, starts_on + 14 from absences where is_sick and ends_on is null
        and starts_on + 7 <= ${today}::date
      union all
      select id, 'extension', starts_on + 60, starts_on + 90 from absences where is_sick and ends_on is null
        and starts_on + 60 <= ${today}::date
      union all
      select id, 'discharge', ends_on, null from absences where is_sick and ends_on is not null
    ) p`.execute(db)
}

/** What was requested, answered and granted by silence; the first are of the demo's accounts. */
async function putAdaptations({ db, now, hr }: At): Promise<void> {
  const today = dayOf(now)
  await sql`
    insert into workday_adaptations (id, employee_id, starts_on, wanted, reason, state, due_on, alternative, comment, answered_by,
      answered_at, created_at, updated_at, version)
    select md5('adaptation ' || k.id)::uuid, k.id, ${today}::date + 30 - s.age, s.wanted, s.reason, s.state, ${today}::date + 15 - s.age, s.alternative,
      s.comment, case when s.state in ('granted', 'proposed', 'accepted', 'declined', 'refused') then ${hr}::uuid end,
      case when s.state in ('granted', 'proposed', 'accepted', 'declined', 'refused') then x.made + interval '2 days' end,
      x.made, x.made, case when s.state = 'asked' then 1 when s.state in ('accepted', 'declined') then 3 else 2 end
    from (values
      (0, 4, 'asked', 'Turno de mañana, de 8:00 a 15:00', 'Horario del colegio de mis hijas', null, null),
      (1, 40, 'granted', 'Entrar una hora más tarde', 'Acompañar a mi padre al centro de día', null, null),
      (2, 60, 'proposed', 'Jornada continua', 'Cuidado de un familiar', 'De 9:00 a 16:00', 'La cobertura de las 8:00 no se alcanza'),
      (3, 90, 'accepted', 'Fines de semana libres', 'Custodia compartida', 'Fines de semana alternos', 'El servicio abre los sábados'),
      (4, 120, 'refused', 'Solo turno de noche', 'Horario de la guardería', null, 'El servicio no tiene turno de noche'),
      (5, 150, 'granted_by_silence', 'Teletrabajo dos días', 'Cuidado de un menor', null, null),
      (6, 75, 'declined', 'Sin turnos de tarde', 'Clases de la universidad', 'Dos tardes a la semana', 'Las tardes no se cubren de otro modo'),
      (7, 20, 'withdrawn', 'Entrar a las 10:00', 'Obras en la escuela infantil', null, null)
    ) s(number, age, state, wanted, reason, alternative, comment)
    join (select u.id, (row_number() over (order by array_position(array['empleado', 'coordinador', 'admin'], u.username::text), u.id))::int - 1 as n
      from users u join employees e on e.user_id = u.id where u.active) k on k.n = s.number
    cross join lateral (select ${now}::timestamptz - s.age * interval '1 day' as made) x`.execute(db)
}
