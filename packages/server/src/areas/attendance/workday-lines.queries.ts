import { type RawBuilder, sql } from 'kysely'
import { csvText } from '#db/csv-text.ts'
import type { Db } from '#db/database.ts'
import { known } from '#db/kept-period.ts'
import { patiently } from '#db/patiently.ts'
import { orderedBy } from '#db/place.ts'
import type { Reach } from '#db/reach.ts'
import { daysOf } from '#db/runs-of-days.ts'
import type { Lines, WrittenLines } from '#reports/report-lines.ts'
import type { ColumnName, Reader } from '#reports/report-words.ts'
import { narrowed, only } from './asked-people.queries.ts'
import type { Period } from './derived-days.queries.ts'
import { knownDays } from './kept-days.queries.ts'
import { peopleInOrder, peopleOf, spansOf } from './list-parts.queries.ts'
import { type Asked, hasParts, orderOf, sortOf } from './workdays.queries.ts'

/** So many lines at once are a few megabytes, which is all that is held of a file. */
const linesAtOnce = 20_000

/** Whether a list is one that parts of it can be written of, one behind the other. */
export const hasLines = (asked: Pick<Asked, 'employeeId' | 'sort'>): boolean => hasParts(asked, sortOf(asked))

/** The lines of the days that match, in the order of their list. While one part is written the next is worked out. */
export async function* lines(
  db: Db,
  reach: Reach,
  { period, asked: question }: { period: Period; asked: Asked },
  written: WrittenLines,
): AsyncGenerator<Lines> {
  const asked = await narrowed(db, reach, question)
  const coming: Promise<Lines[]>[] = []
  try {
    for await (const part of partsOf(db, reach, period, asked)) {
      const lines = linesOf(db, reach, part, { asked, written })
      // Whoever waits for it is told, and nobody else.
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

/** While one is written two are worked out, by as many processors of the database. */
const partsAtOnce = 3

/** Whoever reaches everybody keeps the file whoever is in it: nobody asks whose the days are. */
const peopleOfLines = ({ everybody }: Reach): RawBuilder<unknown> =>
  everybody ? sql`'{}'::uuid[]` : sql`coalesce(array_agg(distinct employee_id), '{}')`

const linesOf = (
  db: Db,
  reach: Reach,
  part: RawBuilder<unknown>,
  { asked, written }: { asked: Asked; written: WrittenLines },
): Promise<Lines[]> =>
  patiently(db, async (patient) => {
    const { rows } = await sql<Lines>`
      select count(*)::int as count, ${peopleOfLines(reach)} as people, string_agg(line, '' order by number) as text
      from (
        select employee_id, ${lineOf(written)} as line, row_number() over (order by ${orderedBy(orderOf(asked))}) - 1 as number
        from (${part}) d
      ) l group by number / ${sql.lit(linesOfText)} order by number / ${sql.lit(linesOfText)}`.execute(
      patient,
    )
    return rows
  })

/** So many lines are one text: of longer ones the driver and the engine hold each several times. */
const linesOfText = 250

/** Parts that follow each other in the order of the list, of about so many lines. */
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
 * What `report-columns` says of a working day, as text of CSV. Each is one or more arguments of `concat`, which writes a line
 * at once, and nothing for null: to join cells one by one copies what stands before them each time.
 */
const cells: Cells = {
  person: () => csvText(sql`display_name`),
  // Whoever connects reads days in this form.
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

/** The word of a value; what it is in a file PostgreSQL works out once. */
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

/** The first five signs of a time, which takes half as long as `to_char`. */
const hourOf = (column: string): RawBuilder<string> =>
  sql`left((${sql.ref(column)} at time zone time_zone)::time::text, 5)`

/** As `hoursOf` of `time-record` has it. No sum of seconds is negative, or nothing. */
function hoursOf(seconds: RawBuilder<unknown>): RawBuilder<string> {
  const minutes = sql`((${seconds} + 30) / 60)`
  return sql`${minutes} / 60, case when ${minutes} % 60 < 10 then ':0' else ':' end, ${minutes} % 60`
}

/** The same of what may be either, with the sign that no spreadsheet runs. */
function signedHoursOf(seconds: RawBuilder<unknown>): RawBuilder<string> {
  const minutes = sql`((abs(${seconds}) + 30) / 60)`
  return sql`case when ${seconds} <= -30 then '−' end, ${minutes} / 60,
    case when ${minutes} % 60 < 10 then ':0' when ${minutes} % 60 >= 10 then ':' end, ${minutes} % 60`
}
