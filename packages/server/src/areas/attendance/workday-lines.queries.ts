import { type RawBuilder, sql } from 'kysely'
import { csvText } from '#db/csv-text.ts'
import type { CopiedRow } from '#db/copy-out.ts'
import type { Database, Db } from '#db/database.ts'
import { known } from '#db/stored-period.ts'
import { orderedBy } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import { daysOf } from '#db/runs-of-days.ts'
import { writtenOut } from '#db/written-out.ts'
import type { Lines, WrittenLines } from '#reports/report-lines.ts'
import type { ColumnName, Reader } from '#reports/report-words.ts'
import { narrowed, only } from './asked-people.queries.ts'
import type { Period } from './derived-days.queries.ts'
import { knownDays } from './stored-days.queries.ts'
import { peopleInOrder, peopleOf, spansOf } from './list-parts.queries.ts'
import { type Asked, hasParts, orderOf, sortOf } from './workdays.queries.ts'

/** This many lines are a few megabytes, which bounds the memory per file. */
const linesAtOnce = 20_000

/** Whether the list can be written in consecutive parts. */
export const hasLines = (asked: Pick<Asked, 'employeeId' | 'sort'>): boolean => hasParts(asked, sortOf(asked))

/** The lines of the matching days, in order. The next part is computed while the current one is sent. */
export async function* lines(
  database: Database,
  reach: Reach,
  { period, asked: question }: { period: Period; asked: Asked },
  written: WrittenLines,
): AsyncGenerator<Lines> {
  const { db } = database
  const asked = await narrowed(db, reach, question)
  const writing = { reach, order: orderedBy(orderOf(asked)), written }
  const coming: Promise<Lines[]>[] = []
  try {
    for await (const part of partsOf(db, reach, period, asked)) {
      const lines = linesOf(database, part, writing)
      // Report errors to the waiting consumer only.
      lines.catch(() => undefined)
      coming.push(lines)
      if (coming.length < partsAtOnce) continue
      const first = coming.shift()
      if (first !== undefined) yield* await first
    }
    for (const lines of coming) yield* await lines
  } finally {
    await Promise.allSettled(coming)
  }
}

/** Two parts are computed while one is sent, by as many database processes. */
const partsAtOnce = 3

type Writing = { reach: Reach; order: RawBuilder<unknown>; written: WrittenLines }

const linesOf = (database: Database, part: RawBuilder<unknown>, writing: Writing): Promise<Lines[]> =>
  database.kind === 'postgres' ? copiedLines(database, part, writing) : askedLines(database.db, part, writing)

/**
 * By COPY, whose bytes are those of the file: decoding half a million lines to strings would double the heap. People with full
 * reach may keep any file, so whose days it contains is not tracked for them.
 */
async function copiedLines(
  { session }: Database,
  part: RawBuilder<unknown>,
  { reach: { everybody }, order, written }: Writing,
): Promise<Lines[]> {
  const line = lineOf(written)
  const cells = everybody ? line : sql`${line}, employee_id::text`
  const { row, lines } = linesOfRows(everybody)
  let all = 0
  await session(async (transaction) => {
    await transaction.query(
      `select set_config('statement_timeout', '30s', true), set_config('work_mem', '64MB', true)`,
    )
    const select = sql`select ${cells} from (${part}) d order by ${order}`
    for await (const count of transaction.copyOut?.(writtenOut(select), row) ?? []) all += count
  })
  return lines(all)
}

/**
 * Rows of a line and, without full reach, its person. Each line is moved to the front of its buffer, over bytes that were already
 * read, so that no line is held twice. The first part carries the count and the people.
 */
function linesOfRows(everybody: boolean): { row: CopiedRow; lines: (all: number) => Lines[] } {
  const parts: { bytes: Buffer; length: number }[] = []
  const people = new Set<string>()
  const partOf = (bytes: Buffer) => {
    const last = parts.at(-1)
    if (last?.bytes === bytes) return last
    const next = { bytes, length: 0 }
    parts.push(next)
    return next
  }
  return {
    row: (bytes, start, end) => {
      const part = partOf(bytes)
      const from = start + columnCount + cellLength
      const until = from + bytes.readInt32BE(start + columnCount)
      bytes.copyWithin(part.length, from, until)
      part.length += until - from
      if (!everybody) people.add(bytes.toString('latin1', until + cellLength, end))
    },
    lines: (all) =>
      parts.map(({ bytes, length }, at) => ({
        content: bytes.subarray(0, length),
        ...(at === 0 ? { count: all, people: [...people] } : { count: 0, people: [] }),
      })),
  }
}

/** The bytes of a COPY row's column count, and of a column's length. */
const [columnCount, cellLength] = [2, 4]

/** The same lines from a database without COPY, as one string. */
async function askedLines(db: Db, part: RawBuilder<unknown>, { order, written }: Writing): Promise<Lines[]> {
  const { rows } = await sql<{ content: string | null; count: number; people: string[] }>`
    select count(*)::int as count, coalesce(array_agg(distinct employee_id), '{}') as people,
      string_agg(${lineOf(written)}, '' order by ${order}) as content
    from (${part}) d`.execute(db)
  return rows.flatMap(({ content, ...others }) => (content === null ? [] : { content, ...others }))
}

/** Consecutive parts of the list, of about this many lines. */
async function* partsOf(db: Db, reach: Reach, period: Period, asked: Asked) {
  const isDown = sortOf(asked).startsWith('-')
  const days = daysOf(period)
  if (sortOf(asked).endsWith('date')) {
    const atOnce = Math.max(1, Math.floor(linesAtOnce / (await peopleOf(db, reach, asked))))
    for (const part of spansOf(period, isDown, atOnce))
      yield knownDays(reach, await known(db, { ...period, ...part }), asked)
    return
  }
  const most = Math.ceil(linesAtOnce / days)
  for await (const people of peopleInOrder(db, reach, asked, { isDown, place: undefined, first: most, most }))
    yield knownDays(reach, await known(db, period), only(asked, people))
}

type Cells = Record<ColumnName<'workdays'>, (reader: Reader) => RawBuilder<string>>

/**
 * The columns of `report-columns` for a working day as CSV text. Each is one or more arguments of a single `concat`,
 * which ignores null: joining cells one by one would copy the text so far each time.
 */
const cells: Cells = {
  person: () => csvText(sql`display_name`),
  // The date style of all connections.
  date: () => sql`date`,
  state: ({ words: { values } }) => sql`case when holiday is not null then ${csvText(sql`holiday`)}
    when state = 'free' and absence is not null then ${wordOf('absence', values.absences)}
    else ${wordOf('state', values.days)} end`,
  startedAt: () => hourOf('started_at'),
  endedAt: () => hourOf('ended_at'),
  effective: () => hoursOf(sql`effective_seconds`),
  nonEffective: () => hoursOf(sql`non_effective_seconds`),
  presence: () => hoursOf(sql`presence_seconds`),
  theoretical: () => hoursOf(sql`theoretical_minutes * 60`),
  balance: () => signedHoursOf(sql`balance_seconds`),
  incidents: ({ words }) => sql`case when incidents = '{}' then '' else (
    select ${csvText(sql`i.names`)} from (
      select string_agg(${wordOf('name', words.values.incidents, (word) => word)}, ', ' order by place) as names
      from unnest(incidents) with ordinality n(name, place)) i) end`,
  workCenter: () => csvText(sql`work_center`),
  timeZone: () => sql`time_zone`,
}

function lineOf({ columns, reader, delimiter }: WrittenLines): RawBuilder<string> {
  const known: Readonly<Record<string, (reader: Reader) => RawBuilder<string>>> = cells
  const names = columns.length === 0 ? Object.keys(known) : columns
  const written = names.flatMap((name) => known[name]?.(reader) ?? [])
  return sql`concat(${sql.join(written, sql`, ${sql.lit(delimiter)}, `)}, ${sql.lit('\r\n')})`
}

/** The label of a value; PostgreSQL evaluates its CSV form once. */
function wordOf(
  column: string,
  words: Readonly<Record<string, string>>,
  cell: (word: RawBuilder<string>) => RawBuilder<string> = csvText,
): RawBuilder<string> {
  const whens = Object.entries(words).map(
    ([value, word]) => sql`when ${sql.lit(value)} then ${cell(sql.lit(word))}`,
  )
  return sql`case ${sql.ref(column)} ${sql.join(whens, sql` `)} end`
}

/** The first five characters of a time, which is twice as fast as `to_char`. */
const hourOf = (column: string): RawBuilder<string> =>
  sql`left((${sql.ref(column)} at time zone time_zone)::time::text, 5)`

/** Equivalent to `hoursOf` in `time-record`. Sums of seconds are neither negative nor null. */
function hoursOf(seconds: RawBuilder<unknown>): RawBuilder<string> {
  const minutes = sql`((${seconds} + 30) / 60)`
  return sql`${minutes} / 60, case when ${minutes} % 60 < 10 then ':0' else ':' end, ${minutes} % 60`
}

/** The same for values that may be, with a sign that no spreadsheet evaluates. */
function signedHoursOf(seconds: RawBuilder<unknown>): RawBuilder<string> {
  const minutes = sql`((abs(${seconds}) + 30) / 60)`
  return sql`case when ${seconds} <= -30 then '−' end, ${minutes} / 60,
    case when ${minutes} % 60 < 10 then ':0' when ${minutes} % 60 >= 10 then ':' end, ${minutes} % 60`
}
