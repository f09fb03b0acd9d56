/** Looks up the rows that the requests refer to. */
import pg from 'pg'
import type { Known } from './questions.ts'

export async function knownIn(url: string): Promise<Omit<Known, 'owners'>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const one = async (sql: string): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(sql)
    const id = rows[0]?.id
    if (id === undefined) throw new Error(`nothing is found by: ${sql}`)
    return id
  }
  const { rows: groups } = await client.query<{ id: string }>(
    'select id from employee_groups order by position limit 25',
  )
  const known = {
    agentRole: await one(`select id from roles where name = 'Agente'`),
    role: await one(`select id from roles where name = 'Rol 7'`),
    group: await one(`select id from employee_groups where name = 'Grupo 1'`),
    ruleGroup: await one(`select id from employee_groups where name = 'Grupo 40'`),
    groups: groups.map(({ id }) => id),
    person: await one(`select id from users where username = 'persona.1234'`),
    coordinator: await one(`select id from users where username = 'persona.3'`),
    tag: await one(`select id from tags where name = 'Etiqueta 7'`),
    oldEvent: await one('select id from audit_events where number = 200000'),
    load: await one('select load_id as id from load_rejects group by load_id order by count(*) desc limit 1'),
  }
  await client.end()
  return known
}
