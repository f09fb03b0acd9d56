/**
 * Enlarges the demo company: 20,000 people, 2,000 groups, 500 roles, a million events in the audit log, and the rest in
 * proportion. Deterministic: pseudo-random values derive from the number of the row.
 */
import { permissions } from '@portal/permissions'
import pg from 'pg'
import { sealEvents } from './seal.ts'

export const sizes = {
  people: 20_000,
  groups: 2000,
  roles: 500,
  events: 1_000_000,
  tags: 2000,
  signedIn: 5000,
} as const

/** The people who send the requests, in turn: they have all permissions, and the demo's password. */
export const askers = Array.from({ length: 24 }, (_, index) => `persona.${index + 1}`)

/** Random-looking ids, as in the product. */
const id = (kind: string, number: string) => `md5('${kind} ' || ${number})::uuid`
const pick = (values: readonly string[], number: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + (${number}) % ${values.length}]`
const spread = (number: string) => `(${number})::bigint * 7919`

const names = ['Carmen', 'Lucía', 'Marta', 'Noelia', 'Álvaro', 'Diego', 'Sergio', 'Íñigo', 'Joan', 'Óscar']
const surnames = [
  ...['García', 'Martínez', 'Muñoz', 'Ibáñez', 'Núñez', 'Peña', 'Castaño', 'Ordóñez', 'Vázquez', 'Lago'],
  ...['Ferrer', 'Puig', 'Etxeberria', 'Quintana', 'Rojas', 'Cárdenas', 'Salazar', 'Mejía', 'Ríos', 'Zúñiga'],
]
const departments = ['OPE', 'OPE', 'OPE', 'OPE', 'RRHH', 'ADM', 'SIS', 'WFM', 'CAL', 'COM']
const centres = ['Madrid-Vallecas', 'Sevilla-Torneo', 'A Coruña-Agrela', 'Bogotá-Salitre', 'Remoto ES']
const titles = ['Teleoperador', 'Coordinación', 'Supervisión', 'Técnico de RRHH', 'Gestión de datos']

/** Fills the schema and the demo company that the server has created. */
export async function seed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const steps = { people, roles, coordinators, groups, requests, catalogues, files, sessions, events }
  for (const [name, step] of Object.entries(steps)) {
    const begun = performance.now()
    for (const statement of step()) await client.query(statement)
    console.log(`  ${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
  await sealEvents(client)
  await client.query(
    'alter table audit_events enable trigger user; alter table audit_chain enable trigger user',
  )
  await client.query('vacuum analyze')
  await client.end()
}

function people(): string[] {
  const row = 'n'
  return [
    `insert into users (id, username, display_name, email, active, last_seen_at, created_at, version, removed_at)
    select ${id('user', row)}, 'persona.' || n, ${pick(names, row)} || ' ' || ${pick(surnames, spread('n / 10'))}
        || ' ' || ${pick(surnames, spread('n / 200 + n'))}, 'persona.' || n || '@contacta-atlantico.example',
      n % 25 <> 0, case when n % 5 > 0 then now() - n * interval '3 minutes' end, now() - n * interval '1 hour', 1,
      case when n % 100 = 0 then now() end
    from generate_series(1, ${sizes.people} - (select count(*)::int from users)) n`,
    `insert into employees (user_id, code, dni, job_title, job_level, department, work_center, weekly_hours,
      contract_kind, hired_on)
    select ${id('user', row)}, 'CB' || lpad(n::text, 5, '0'), lpad(n::text, 8, '0') || 'T', ${pick(titles, row)},
      'N' || 1 + n % 10, ${pick(departments, row)}, ${pick(centres, spread(row))}, 20 + n % 20,
      ${pick(['Indefinido', 'Indefinido', 'Temporal'], row)}, date '2010-01-01' + n % 5000
    from generate_series(1, ${sizes.people}) n where exists (select from users where id = ${id('user', row)})`,
    'analyze users; analyze employees',
  ]
}

/** Everybody is an agent; each also has a role of their department, and every seventh a third one. */
function roles(): string[] {
  const ids = permissions.map((permission) => permission.id).join(', ')
  const own = `from users u, lateral (select substr(u.username, 9)::int as n) p where u.username like 'persona.%'`
  return [
    `insert into roles (id, name, description, version, updated_at)
    select ${id('role', 'n')}, 'Rol ' || n, 'Lo que hace el equipo ' || n, 1, now() - n * interval '1 hour'
    from generate_series(1, ${sizes.roles} - (select count(*)::int from roles)) n`,
    `insert into role_permissions
    select distinct ${id('role', 'n')}, (array[${ids}])[1 + (n * 31 + k * 17) % ${permissions.length}]
    from generate_series(1, (select count(*)::int from roles where name like 'Rol %')) n, generate_series(1, 10 + n % 30) k`,
    `insert into user_roles select u.id, (select id from roles where name = 'Agente') ${own}`,
    `insert into user_roles select u.id, ${id('role', '1 + n % 480')} ${own}`,
    `insert into user_roles select u.id, ${id('role', '1 + (n / 7) % 480')} ${own} and n % 7 = 0 on conflict do nothing`,
    // Several people, because searches are rate-limited per person.
    `insert into user_roles select u.id, (select id from roles where name = 'Administrador') ${own} and n <= ${askers.length}`,
    `update users set active = true, removed_at = null,
      password_hash = (select password_hash from users where username = 'admin')
    where username in (${askers.map((name) => `'${name}'`).join(', ')})`,
    'analyze users; analyze roles; analyze role_permissions; analyze user_roles',
  ]
}

/** A tree of twenty people each, with one root; half of them had another coordinator before. */
function coordinators(): string[] {
  const insert = (kind: string, above: string, starts: string, ends: string, which: string) =>
    `insert into coordinator_assignments (id, employee_id, coordinator_id, starts_on, ends_on, created_at)
    select ${id(kind, 'n')}, ${id('user', 'n')}, ${id('user', above)}, ${starts}, ${ends}, now()
    from generate_series(2, ${sizes.people}) n
    where exists (select from users where id = ${id('user', 'n')}) and ${which}`
  const above = 'greatest(1, (n - 2) / 20 + 1)'
  return [
    insert(
      'past',
      `${above} + 1`,
      `date '2024-01-01'`,
      `date '2024-12-31'`,
      `n % 2 = 0 and n <> ${above} + 1`,
    ),
    insert('now', above, `date '2025-01-01'`, 'null', 'true'),
    'analyze coordinator_assignments',
  ]
}

/** Three in four are manual, with 60 people each; the others have a rule. */
function groups(): string[] {
  const rule = `jsonb_build_object('match', 'all', 'conditions', jsonb_build_array(
    jsonb_build_object('field', 'workCenter', 'operator', 'in', 'values', jsonb_build_array(${pick(centres, 'n')})),
    jsonb_build_object('field', 'weeklyHours', 'operator', 'at_most', 'values', jsonb_build_array((20 + n % 20)::text))))`
  return [
    `insert into employee_groups (id, name, description, kind, rule, position, created_at, updated_at)
    select ${id('group', 'n')}, 'Grupo ' || n, 'Del servicio ' || n % 40, case when n % 4 = 0 then 'rule' else 'manual' end,
      case when n % 4 = 0 then ${rule} end, 100 + n, now(), now() - n * interval '1 minute'
    from generate_series(1, ${sizes.groups} - (select count(*)::int from employee_groups)) n`,
    `insert into employee_group_members (id, group_id, employee_id, starts_on, created_at)
    select ${id('member', `g.id || ' ' || k`)}, g.id, e.user_id, date '2025-01-01', now()
    from (select id, row_number() over (order by id) as place from employee_groups where kind = 'manual' and position > 100) g,
      generate_series(0, 59) k
    join (select user_id, row_number() over (order by user_id) - 1 as place from employees) e on true
    where e.place = (g.place * 13 + k * 331) % 19000`.replace(
      'generate_series(0, 59) k\n    join',
      'generate_series(0, 59) k join',
    ),
    `insert into employee_group_members (id, group_id, employee_id, starts_on, created_at)
    select ${id('all', 'user_id::text')}, ${id('group', '1')}, user_id, date '2025-01-01', now() from employees
    where not exists (select from employee_group_members m where m.group_id = ${id('group', '1')} and m.employee_id = user_id)`,
    'analyze employee_groups; analyze employee_group_members',
  ]
}

function requests(): string[] {
  const permission = `(array[${permissions.map((one) => one.id).join(', ')}])[1 + n % ${permissions.length}]`
  return [
    `insert into access_requests (id, user_id, permission_id, reason, state, created_at, decided_at, decided_by)
    select ${id('request', 'n')}, u.id, ${permission}, 'Hace falta para el servicio ' || n % 40,
      case when n % 10 = 0 then 'pending' when n % 3 = 0 then 'rejected' else 'approved' end, now() - n * interval '10 minutes',
      case when n % 10 > 0 then now() end, case when n % 10 > 0 then (select id from users where username = 'admin') end
    from generate_series(1, 20000) n join users u on u.id = ${id('user', 'n')}`,
    `insert into user_permissions (user_id, permission_id, request_id, granted_at)
    select user_id, permission_id, id, decided_at from access_requests where state = 'approved' on conflict do nothing`,
    'analyze access_requests; analyze user_permissions',
  ]
}

function catalogues(): string[] {
  const catalogue = (table: string, name: string, count: number) => `
    insert into ${table} (id, name, position, created_at, updated_at)
    select ${id(table, 'n')}, '${name} ' || n, 100 + n, now(), now() - n * interval '1 minute'
    from generate_series(1, ${count}) n`
  return [
    catalogue('tags', 'Etiqueta', sizes.tags),
    catalogue('priorities', 'Prioridad', 200),
    copies('fields', 500, { key: `'campo_' || n`, label: `'Campo ' || n`, position: '100 + n' }),
    copies('skills', 1000, { code: `'SK_' || n`, name: `'Skill ' || n` }),
    copies('skill_groups', 200, { name: `'Grupo de skills ' || n` }),
    'analyze tags; analyze priorities; analyze fields; analyze skills; analyze skill_groups',
  ]
}

function files(): string[] {
  const at = "now() - n * interval '1 hour'"
  return [
    copies('templates', 200, { name: `'Formato ' || n`, serial: '1000 + n' }),
    copies('records_files', 5000, {
      name: `'clientes-' || n || '.csv'`,
      created_at: at,
      same_content_as: 'null',
    }),
    copies('loads', 5000, {
      ...{ name: `'Carga ' || n`, created_at: at, serial: '1000 + n' },
      records_file_id: id('records_files', 'n'),
    }),
    'analyze templates; analyze records_files; analyze loads',
  ]
}

/** Copies a row of the demo company, each with an id and some values of its own. */
function copies(table: string, count: number, values: Record<string, string>): string {
  const own = Object.entries({ id: id(table, 'n'), ...values }).map(
    ([column, value]) => `'${column}', ${value}`,
  )
  return `insert into ${table} overriding system value
    select copy.* from (select to_jsonb(one) as row from ${table} one limit 1) first, generate_series(1, ${count}) n,
      jsonb_populate_record(null::${table}, row || jsonb_build_object(${own.join(', ')})) copy`
}

/** Thousands of open sessions when a role is changed. */
function sessions(): string[] {
  return [
    `insert into sessions (id, user_id, kind, created_at, ends_at, idle_ends_at, rotated_at)
    select ${id('session', 'n')}, u.id, 'password', now(), now() + interval '100 days', now() + interval '100 days', now()
    from generate_series(1, 3 * ${sizes.signedIn}) n join users u on u.id = ${id('user', 'n')} and u.active
    limit ${sizes.signedIn}`,
    'analyze sessions',
  ]
}

const acts = [
  ...[
    'users.create',
    'users.update',
    'users.patch',
    'roles.patch',
    'tags.create',
    'tags.update',
    'fields.update',
  ],
  ...['session.login', 'session.login', 'session.login', 'session.logout', 'employees.reveal', 'loads.start'],
  ...['coordinatorAssignments.assign', 'employeeGroups.patch', 'priorities.update', 'accessRequests.decide'],
]

/** Bypasses the sealer's queue: they are sealed all at once. */
function events(): string[] {
  return [
    'alter table audit_events disable trigger user; alter table audit_chain disable trigger user',
    `insert into audit_events (id, at, user_id, act, subject, subject_label, before, after, detail, channel, ip)
    select ${id('event', 'n')}, date_trunc('milliseconds', now() - (${sizes.events} - n) * interval '30 seconds'),
      case when n % 50 > 0 then ${id('user', `1 + ${spread('n')} % 19000`)} end, ${pick(acts, spread('n / 3'))},
      case when n % 3 > 0 then ${id('tags', `1 + ${spread('n')} % ${sizes.tags}`)}::text end,
      case when n % 3 > 0 then 'Etiqueta ' || 1 + ${spread('n')} % ${sizes.tags} end,
      case when n % 3 > 0 then jsonb_build_object('name', 'Etiqueta ' || n, 'colour', '#5f6b7a') end,
      case when n % 3 > 0 then jsonb_build_object('name', 'Etiqueta ' || n, 'colour', '#123456') end,
      '{}', ${pick(['browser', 'browser', 'browser', 'script', 'job'], 'n')}, '10.' || n % 5 || '.' || n % 250 || '.' || n % 199
    from generate_series(1, ${sizes.events}) n`,
  ]
}
