import { type Kysely, sql } from 'kysely'

/** Weekly rest and work by night as limits: of the law, which no agreement goes below, with what is found of days in a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const limits = JSON.stringify({
    week: { minutes: 36 * 60, isOn: true, source: 'ET art. 37.1' },
    night: { minutes: 8 * 60, isOn: true, source: 'ET art. 36.1' },
  })
  await sql`update time_rules set rules = jsonb_set(rules, '{limits}', ${limits}::jsonb || (rules -> 'limits'))`.execute(
    db,
  )
  await sql`update time_rules set examples = examples || ${JSON.stringify(examples)}::jsonb
    where id = md5('Estatuto de los Trabajadores time rules')::uuid`.execute(db)
}

const inARow = (name: string, daysBefore: number, incidents: readonly string[]) => ({
  ...{ name, restMinutes: null, daysBefore, incidents },
  ...{ work: [{ start: 480, end: 900 }], breaks: [{ start: 660, end: 680 }] },
})
/** From ten in the evening on, with half an hour of rest at two. */
const nights = (name: string, end: number, incidents: readonly string[]) => ({
  ...{ name, restMinutes: null, daysBefore: 4, incidents },
  ...{ work: [{ start: 1320, end }], breaks: [{ start: 1560, end: 1590 }] },
})
const examples = [
  inARow('Once días seguidos', 10, []),
  inARow('Doce días seguidos', 11, ['weekly_rest']),
  nights('Cinco noches de ocho horas', 1830, []),
  nights('Cinco noches de ocho horas y media', 1860, ['night_limit']),
]
