import { randomUUID } from 'node:crypto'
import { permissionByName } from '@portal/permissions'
import { sql } from 'kysely'
import { openSession } from '#auth/sessions.ts'
import type { Plans } from './vacation-plans.ts'
import { contactCenter } from './vacations.ts'

type Plan = { skillId: string }

/** Inserts many signed-in employees under a plan at once; returns how each of them requests a week from a day on. */
export async function crowd({ server, db, workCenterId }: Plans, { skillId }: Plan, count: number) {
  const { clock, ids, tokens } = server.server.kernel
  const now = clock.now()
  const people = Array.from({ length: count }, () => randomUUID())
  const each = sql`from unnest(${people}::uuid[]) n`
  const roleId = ids.next()
  const permissionId = permissionByName('SOLICITAR_VACACIONES')?.id ?? 0
  await db.insertInto('roles').values({ id: roleId, name: roleId }).execute()
  await db.insertInto('rolePermissions').values({ roleId, permissionId }).execute()
  for (const statement of [
    sql`insert into users (id, username, display_name, active, created_at) select n, n::text, 'Nadia ' || n, true, ${now} ${each}`,
    sql`insert into employees (user_id, code, dni, job_title, job_level, department, work_center, weekly_hours, contract_kind, hired_on)
      select n, n::text, n::text, 'Teleoperador', 'N10', 'OPE', '', 40, 'Indefinido', date '2020-01-01' ${each}`,
    sql`insert into contracts (id, employee_id, starts_on, kind, weekly_minutes, week_days, agreement, work_center_id, created_at, updated_at)
      select gen_random_uuid(), n, date '2020-01-01', 'indefinite', 2400, '[480,480,480,480,480,0,0]', ${contactCenter}, ${workCenterId}, ${now}, ${now} ${each}`,
    sql`insert into skill_assignments (user_id, skill_id, is_main, starts_on) select n, ${skillId}, true, date '2020-01-01' ${each}`,
    sql`insert into user_roles (user_id, role_id) select n, ${roleId} ${each}`,
  ])
    await statement.execute(db)
  return Promise.all(
    people.map(async (userId) => {
      const sid = ids.next()
      const session = { id: sid, userId, kind: 'password', userAgent: null, ip: '127.0.0.1' } as const
      await openSession(db, session, now)
      const token = await tokens.sign({ uid: userId, sid }, 300)
      return (days: readonly { date: string }[]) => ask(server.url, token, days)
    }),
  )
}

type Asked = { state: string; operations: { reason: string | null; waitingPlace: number | null } | null }

/** The answer of the service: the request, or the refusal. */
async function ask(url: string, token: string, days: readonly { date: string }[]) {
  const answer = await fetch(`${url}/services/intranet/vacation-requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'annual', days }),
  })
  return { status: answer.status, ...((await answer.json()) as { data?: Asked; errors?: object }) }
}
