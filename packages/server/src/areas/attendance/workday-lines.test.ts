import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { askerOf } from '#auth/asker.ts'
import { contextOfList, type ListQuery, pagesOfList } from '#contract/ask-list.ts'
import { writtenColumns } from '#reports/report-columns.ts'
import { delimiterIn, linesFile, reportFile } from '#reports/report-file.ts'
import { type Reader, readerOf } from '#reports/report-words.ts'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { came, centerIn, works } from '#testing/working-time.ts'
import { storeDays } from './stored-days.job.ts'
import { workdayLines } from './workday-lines.ts'
import { workdaysHandlers } from './workdays.handlers.ts'

let server: TestServer
const now = new Date('2026-03-02T10:30:00Z')
const clock = stillClock(now)
const days = { from: '2026-02-20', until: '2026-03-02' }

/** People with names that need escaping, with vacation, absences and holidays. */
beforeAll(async () => {
  server = await startServer({ clock })
  const admin = await signedIn(server, 'admin')
  const madrid = (await centerIn(admin, 'Europe/Madrid')).id
  for (const name of ['=HYPERLINK("x")', 'Uno; "dos"', '-5', '-5x', "'=1", 'Ñandú, ｅ', '＋1\n2']) {
    const one = await employed(server)
    await works(admin, one, madrid)
    await came(server, one, '2026-02-24', 240)
    await came(server, one, '2026-02-26', 193)
    await db().updateTable('users').set({ displayName: name }).where('id', '=', one.id).execute()
    await sql`update workdays set incidents = '{missing_out,excess}' where employee_id = ${one.id} and date = '2026-02-26'`.execute(
      db(),
    )
    await sql`
      insert into absences (id, employee_id, absence_type_id, starts_on, ends_on, part, unit, state, stages, is_in_force, is_right,
        is_sick, asked_by, created_at, updated_at)
      select gen_random_uuid(), ${one.id}, id, '2026-02-25', '2026-02-25', 'day', 'natural_days', 'communicated', '[]', true,
        true, false, ${one.id}, now(), now() from absence_types order by id limit 1`.execute(db())
  }
  await sql`insert into holidays (id, date, name, country, version, created_at, updated_at)
    values (gen_random_uuid(), '2026-02-27', '=Fiesta; mayor', 'ES', 1, now(), now())`.execute(db())
})
afterAll(() => server.close())

const database = () => server.server.kernel.database
const db = () => database().db

async function inquirer() {
  const admin = await db()
    .selectFrom('users')
    .where('username', '=', 'admin')
    .select('id')
    .executeTakeFirstOrThrow()
  const user = await askerOf(db(), admin.id, now)
  if (user === undefined) throw new Error('no administrator')
  return { db: db(), clock, user }
}

async function whole(chunks: AsyncIterable<string | Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk.toString()
  return text
}

type Asked = { query: ListQuery; reader: Reader; columns?: string[] }

/** The file as formatted row by row. */
async function fromRows({ query, reader, columns = [] }: Asked): Promise<string> {
  const pages = pagesOfList({ tables: [workdaysHandlers], ...(await inquirer()) }, 'workdays', query)
  async function* rows() {
    for await (const { data } of pages) yield data
  }
  const file = { title: '', reader, madeAt: now, columns: writtenColumns('workdays', columns, reader) }
  return whole(reportFile('csv', { ...file, pages: rows() }))
}

async function fromLines({ query, reader, columns = [] }: Asked): Promise<string> {
  const context = contextOfList(await inquirer(), 'workdays', query, 1)
  const lines = workdayLines(context, { columns, reader, delimiter: delimiterIn(reader) }, database())
  if (lines === undefined) throw new Error('no lines')
  async function* texts() {
    for await (const { content } of lines ?? []) yield content
  }
  return whole(linesFile({ columns: writtenColumns('workdays', columns, reader), reader }, texts()))
}

const expectSame = async (asked: Asked) => expect(await fromLines(asked)).toBe(await fromRows(asked))
const spanish = readerOf({ locale: null, timeZone: null })

it('a file written by the database equals its rows, in every language', async () => {
  for (const locale of ['es', 'en', 'de', 'fr', 'pt'] as const)
    await expectSame({ query: days, reader: readerOf({ locale, timeZone: null }) })
  await storeDays(server.server.kernel)
  for (const sort of ['date', '-date', 'person', '-person'])
    await expectSame({ query: { ...days, sort }, reader: spanish })
  await expectSame({
    query: { ...days, incident: 'excess' },
    reader: spanish,
    columns: ['incidents', 'person'],
  })
  expect(await fromLines({ query: days, reader: spanish })).toContain(`"'=Fiesta; mayor"`)
})

it('a file of the days of one person, or by balance, is written row by row', async () => {
  const { user } = await inquirer()
  for (const query of [
    { ...days, employeeId: user.id },
    { ...days, sort: '-balance' },
  ]) {
    const context = contextOfList(await inquirer(), 'workdays', query, 1)
    expect(
      workdayLines(context, { columns: [], reader: spanish, delimiter: ';' }, database()),
    ).toBeUndefined()
  }
})
