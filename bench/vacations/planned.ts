import type { Client } from 'pg'

export type Known = Readonly<Record<'id' | 'planId' | 'planned' | 'requests', string>> & { some: string[] }
const next = new Date().getUTCFullYear() + 1

/** A token of an administrator: it lives for five minutes. */
export async function signedIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/services/main/1.0/employees/loginUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'admin', password: 'demo-Portal-2026' }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}

/** Assigns everybody to one plan with one quota, and half of next year's pending requests, too. */
export async function planned(client: Client, address: string, token: string): Promise<Known> {
  const skill = `(select id from skills order by id limit 1)`
  const { rows: skills } = await client.query<{ id: string }>(`select ${skill} as id`)
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const rules = {
    ...{ autoApprove: true, longestDays: 15, noticeDays: 0, withinShifts: false, whenFull: 'waiting' },
    ...{ waitingClosesDays: 7, grants: 'at_once', offerHours: 48, fillingPercent: 75 },
  }
  const plan = { name: 'Plan de todos', validFrom: `${next - 3}-01-01`, skillIds: [skills[0]?.id], rules }
  const planId = await post('vacation-plans', plan)
  const dates = { startsOn: `${next}-01-01`, endsOn: `${next}-12-31` }
  await post('vacation-quotas', { planId, ...dates, limit: 50_000 })
  const people = `select id from users where username like 'reloj.%'`
  await client.query(`insert into skill_assignments (id, user_id, skill_id, is_main, starts_on)
    select gen_random_uuid(), id, ${skill}, true, date '2020-01-01' from (${people}) p`)
  await client.query(`update vacation_requests set plan_id = '${planId}', has_place = true
    where starts_on >= '${next}-01-01' and state = 'preapproved' and plan_id is null and hashtext(id::text) % 2 = 0`)
  await client.query(`insert into vacation_places (request_id, date, plan_id, employee_id, minutes)
    select l.request_id, l.date, r.plan_id, l.employee_id, 468 from vacation_lines l
    join vacation_requests r on r.id = l.request_id where r.plan_id = '${planId}' on conflict do nothing`)
  await client.query('analyze')
  const { rows } = await client.query<{ id: string; requests: string; planned: string; some: string[] }>(
    `select (select id from users where username = 'reloj.4') as id,
      (select count(*)::text from vacation_requests) as requests,
      (select employee_id from vacation_requests where plan_id = $1 limit 1) as planned,
      array(select id::text from vacation_requests where plan_id = $1 limit 20) as some`,
    [planId],
  )
  const [found] = rows
  if (found === undefined) throw new Error('there is nobody')
  return { ...found, planId }
}
