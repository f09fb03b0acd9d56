import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { aroundTheClock } from '#tickets/service-hours.rules.ts'
import { settleClocks } from '#tickets/settle-clocks.ts'
import { demoId } from './random.ts'
import { seedMailboxes } from './seed-mailboxes.ts'
import { caseSubjects, conversation, ticketSubjects } from './ticket-words.ts'

/** The age of the oldest ticket in days. */
const days = 182

const texts = (words: readonly string[]) => sql`array[${sql.join(words)}]::text[]`
/** A pseudo-random whole number from 0 to below `below` for the ticket `n` of the row; `of` selects the sequence. */
const draw = (of: string, below: number) =>
  sql`(('x' || substr(md5(${of} || n.n), 1, 7))::bit(28)::integer % ${below}::integer)`

/**
 * Tickets of half a year, of all skills, in all states and with all ends; every fifth is a case file. The newest are open,
 * of the older ones nearly all have ended. A few statements make them all, since a first start waits for them.
 */
export async function seedTickets(
  db: Db,
  now: Date,
  { count, termsRest }: { count: number; termsRest: boolean },
): Promise<void> {
  await seedRows(db, now, count)
  await seedOtherEnds(db)
  await seedTags(db)
  await seedEntries(db)
  await seedHistory(db)
  await seedSkips(db)
  await seedClocks(db, now, termsRest)
  await seedMailboxes(db, now)
}

const restless = () => ({ hours: aroundTheClock, legalTerm: 'none' as const })

/** Open tickets have clocks; past escalation steps notify nobody. */
async function seedClocks(db: Db, now: Date, termsRest: boolean): Promise<void> {
  const open = await db.selectFrom('tickets').select('id').where('stateType', '!=', 'final').execute()
  const ids = open.map(({ id }) => id)
  const settling = { db, clock: { now: () => now } }
  await settleClocks(settling, ids, termsRest ? undefined : restless)
  await sql`update ticket_clocks set next_step_at = null where next_step_at <= ${now}`.execute(db)
}

/** Ages are denser towards now, and newer tickets are more likely to be open. */
async function seedRows(db: Db, now: Date, count: number): Promise<void> {
  const workflows = [demoId('workflow', 'Ticket TI'), demoId('workflow', 'Expediente administrativo')]
  await sql`
    insert into tickets (id, number, key, subject, requester_name, requester_address, channel, language, skill_id,
      project_id, record_id, priority_id, workflow_id, workflow_number, workflow_state, state_type, final_state_id,
      outcome, pending_until, field_values, assignee_id, assigned_at, is_vulnerable, first_responded_at, closed_at,
      due_at, version, created_by, created_at, updated_at)
    with n as (
      select n.n, n.n % 5 = 0 as is_case, ${now}::timestamptz - make_interval(secs => 900 + ${days} * 86400 * power(n.n::float / ${count}, 1.3)) as at
      from generate_series(1, ${count}::integer) as n (n)
    ), drawn as (
      select n.*, case
          when ${draw('open', 1000)} >= case when n.n <= ${count} * 0.03 then 900 when n.n <= ${count} * 0.12 then 250 else 12 end then 'final'
          else (array['new', 'open', 'open', 'pending'])[1 + ${draw('type', 4)}] end as type
      from n
    ), people as (
      select m.skill_id, array_agg(m.user_id order by m.user_id) as ids from skill_assignments m
      where m.ends_on is null group by m.skill_id
    ), skilled as (
      select array_agg(s.id order by s.code) as ids from skills s join people p on p.skill_id = s.id where s.active
    ), states as (
      select v.workflow_id, case s->>'category' when 'initial' then 'new' else s->>'category' end as type,
        array_agg(s->>'code' order by ordinality) as codes, array_agg(s->>'finalStateId' order by ordinality) as ends
      from workflow_versions v, jsonb_array_elements(v.document->'states') with ordinality s (s, ordinality)
      where v.workflow_id in (${sql.join(workflows)}) and v.number = 1 group by 1, 2
    ), placed as (
      select n.*, k.ids[1 + ${draw('skill', 1000)} % cardinality(k.ids)] as skill_id,
        case when n.is_case then ${workflows[1]}::uuid else ${workflows[0]}::uuid end as workflow_id
      from drawn n cross join skilled k
    )
    select md5('ticket ' || n.n)::uuid, nextval('ticket_numbers'), upper(substr(md5('key ' || n.n), 1, 4) || '-' ||
        substr(md5('key ' || n.n), 5, 4) || '-' || substr(md5('key ' || n.n), 9, 4)),
      case when n.is_case then (${texts(caseSubjects)})[1 + ${draw('subject', caseSubjects.length)}]
        else (${texts(ticketSubjects)})[1 + ${draw('subject', ticketSubjects.length)}] end,
      q.name, 'cliente' || ${draw('requester', 900)} || '@correo.example',
      (array['phone', 'phone', 'email', 'email', 'chat', 'whatsapp', 'web', 'in_person'])[1 + ${draw('channel', 8)}],
      case when ${draw('language', 12)} = 0 then 'en' when ${draw('language', 12)} = 1 then 'pt' else 'es' end,
      n.skill_id, case when n.is_case then j.id end, case when n.is_case then 'EXP-' || lpad((${count} - n.n)::text, 6, '0') end,
      r.ids[1 + (array[0, 1, 1, 2, 2, 2, 2, 3])[1 + ${draw('priority', 8)}]],
      n.workflow_id, 1, s.codes[1 + ${draw('state', 100)} % cardinality(s.codes)], n.type,
      s.ends[1 + ${draw('state', 100)} % cardinality(s.ends)]::uuid, case when n.type = 'final' then 'closed' end,
      case when n.type = 'pending' then ${now}::timestamptz + make_interval(hours => 4 + ${draw('until', 120)}) end,
      case when n.type = 'final' then jsonb_build_object('resultado', 'Información dada') else '{}'::jsonb end,
      case when n.type <> 'new' then a.id end, case when n.type <> 'new' then n.at + interval '6 minutes' end,
      ${draw('vulnerable', 20)} = 0, case when n.type <> 'new' then n.at + make_interval(mins => 8 + ${draw('first', 50)}) end,
      case when n.type = 'final' then least(n.at + make_interval(hours => 1 + ${draw('closed', 60)}), ${now}::timestamptz - interval '1 minute') end,
      case when n.type <> 'final' then n.at + make_interval(hours => 20 + ${draw('due', 60)}) end,
      case n.type when 'new' then 1 else 3 end, a.id, n.at, least(n.at + interval '1 hour', ${now}::timestamptz)
    from placed n
    join people p on p.skill_id = n.skill_id
    cross join lateral (select coalesce((select u.id from users u where u.username = 'empleado' and u.id = any(p.ids)
      and ${draw('own', 6)} = 0), p.ids[1 + ${draw('person', 1000)} % cardinality(p.ids)]) as id) a
    join states s on s.workflow_id = n.workflow_id and s.type = n.type
    left join projects j on j.id = (select x.id from projects x where n.skill_id = any(x.skill_ids) order by x.code limit 1)
    cross join (select array_agg(id order by weight desc) as ids from priorities) r
    cross join lateral (select (${texts(conversation.names)})[1 + ${draw('name', conversation.names.length)}] || ' ' ||
      (${texts(conversation.surnames)})[1 + ${draw('surname', conversation.surnames.length)}] as name) q
    order by n.at`.execute(db)
}

/** The first open state of the workflow of the ticket at hand. */
const openState = sql`(select s->>'code' from workflow_versions v, jsonb_array_elements(v.document->'states') s
  where v.workflow_id = t.workflow_id and v.number = t.workflow_number and s->>'category' = 'open' limit 1)`

/** Some were withdrawn, and some asked what the next one asked and go on there. */
async function seedOtherEnds(db: Db): Promise<void> {
  await sql`update tickets t set outcome = 'cancelled', final_state_id = null, field_values = '{}',
      workflow_state = ${openState}
    where t.outcome = 'closed' and t.number % 40 = 7`.execute(db)
  await sql`update tickets t set outcome = 'merged', merged_into_id = o.id, final_state_id = null, field_values = '{}',
      workflow_state = ${openState},
      subject = o.subject, requester_name = o.requester_name, requester_address = o.requester_address
    from tickets o where o.number = t.number + 1 and t.outcome = 'closed' and t.number % 40 = 8`.execute(db)
}

const seedTags = (db: Db) =>
  sql`insert into ticket_tags (ticket_id, tag_id)
    select t.id, g.ids[1 + t.number % cardinality(g.ids)] from tickets t
    cross join (select array_agg(id order by position) as ids from tags where scope <> 'contacts') g
    where t.number % 3 = 0`.execute(db)

/** The requester's message and the first answer; those of a merged ticket are in its target. */
const seedEntries = (db: Db) =>
  sql`insert into ticket_entries (id, ticket_id, kind, direction, author_id, text, sent_at, created_at)
    select md5('asked ' || t.id)::uuid, coalesce(t.merged_into_id, t.id), 'public', 'in', null, (${texts(conversation.questions)})[1 + t.number % ${conversation.questions.length}::integer],
      t.created_at, t.created_at from tickets t
    union all
    select md5('answered ' || t.id)::uuid, coalesce(t.merged_into_id, t.id), 'public', 'out', t.assignee_id, (${texts(conversation.answers)})[1 + t.number % ${conversation.answers.length}::integer],
      t.first_responded_at, t.first_responded_at from tickets t where t.first_responded_at is not null
    union all
    select md5('noted ' || t.id)::uuid, coalesce(t.merged_into_id, t.id), 'internal', null, t.assignee_id, (${texts(conversation.notes)})[1 + t.number % ${conversation.notes.length}::integer],
      null, t.first_responded_at + interval '2 minutes' from tickets t where t.first_responded_at is not null and t.number % 2 = 0`.execute(
    db,
  )

/** Who had it, and the start of its current state. */
async function seedHistory(db: Db): Promise<void> {
  await sql`insert into ticket_assignments (id, ticket_id, user_id, by_id, kind, trace, at, ended_at)
    select md5('assigned ' || t.id)::uuid, t.id, t.assignee_id, t.assignee_id, 'next', '{}', t.assigned_at, t.closed_at
    from tickets t where t.assignee_id is not null`.execute(db)
  await sql`insert into ticket_changes (ticket_id, field, old, new, user_id, at)
    select t.id, 'assignee', null, u.display_name, t.assignee_id, t.assigned_at
    from tickets t join users u on u.id = t.assignee_id order by t.number`.execute(db)
  await sql`insert into ticket_changes (ticket_id, field, old, new, user_id, at)
    select t.id, 'finalState', null, e.name, t.assignee_id, t.closed_at
    from tickets t join final_states e on e.id = t.final_state_id order by t.number`.execute(db)
  await sql`insert into ticket_changes (ticket_id, field, old, new, user_id, at)
    select t.id, 'outcome', null, t.outcome, t.assignee_id, t.closed_at
    from tickets t where t.outcome <> 'closed' order by t.number`.execute(db)
}

/** A few were skipped before somebody else took them; every second skip waits for a coordinator's review. */
const seedSkips = (db: Db) =>
  sql`insert into ticket_skips (id, ticket_id, user_id, reason, note, at, outcome, reviewed_at, reviewed_by)
    select md5('skipped ' || t.id)::uuid, t.id, m.user_id,
      (array['language', 'no_knowledge', 'waiting_for_others'])[1 + t.number / 10 % 3],
      (${texts(conversation.skips)})[1 + t.number / 10 % 3], t.assigned_at - interval '2 minutes',
      case when t.number % 20 = 0 then 'accepted' end, case when t.number % 20 = 0 then t.assigned_at + interval '1 hour' end,
      case when t.number % 20 = 0 then (select id from users where username = 'admin') end
    from tickets t
    cross join lateral (select m.user_id from skill_assignments m where m.skill_id = t.skill_id and m.ends_on is null
      and m.user_id <> t.assignee_id order by md5(m.user_id::text || t.id) limit 1) m
    where t.number % 10 = 0 and t.assigned_at is not null`.execute(db)
