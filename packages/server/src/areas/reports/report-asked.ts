import type { Asker } from '#auth/asker.ts'
import { checkListQuery, type ListQuery, pageOfList, partOfQuery } from '#contract/ask-list.ts'
import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { monthOf } from '#db/day.ts'
import { reachPermissions } from '#db/reach.ts'
import { dayIn } from '#db/zoned-day.ts'
import { columnsOf } from '#reports/report-columns.ts'
import { daysOf, type ReportPeriod } from '#reports/report-times.ts'
import type { ReportName } from '#reports/report-words.ts'
import { listTables, spanOf } from './report-lists.ts'

/** The query of a report: its parameters as in a URL, and its days. */
type Asked = {
  report: ReportName
  query: string
  columns: readonly string[]
  period: ReportPeriod | null
}

/** A query as in the contract: a repeated parameter is a list. */
export function readQuery(text: string): ListQuery {
  const params = new URLSearchParams(text)
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** The query of a report with the days of its period, as of today in a time zone. */
export function queryOfDay({ report, query, period }: Asked, now: Date, timeZone: string): string {
  if (period === null) return query
  const { from, until } = daysOf(period, dayIn(now, timeZone))
  const params = new URLSearchParams(query)
  const span = spanOf(report)
  const isOfMonths = span?.of === 'months'
  params.set(span?.from ?? 'from', isOfMonths ? monthOf(from) : from)
  params.set(span?.until ?? 'until', isOfMonths ? monthOf(until) : until)
  return params.toString()
}

/** Refuses invalid parameters, by the report's columns and its list's contract. */
export function checkAsked({ report, query, columns, period }: Asked): void {
  const known = columnsOf(report)
  const unknown = columns.find((name) => !known.includes(name))
  if (unknown !== undefined) refuse('inclusion', 'columns', { value: unknown })
  const asked = readQuery(query)
  for (const name of ['page', 'perPage', 'after']) if (name in asked) refuse('invalid', `query.${name}`)
  if (period !== null) checkPeriod(report, asked)
  checkListQuery(report, asked)
}

function checkPeriod(report: ReportName, asked: ListQuery): void {
  const span = spanOf(report) ?? refuse('invalid', 'period')
  for (const name of [span.from, span.until]) if (name in asked) refuse('invalid', `query.${name}`)
}

type Trying = Pick<Context, 'db' | 'clock'> & { user: Asker }

/**
 * Detects what only the list itself can refuse, such as too long a period. It queries the person's own rows only:
 * everything in reach may take longer than a request may last.
 */
export async function tryAsked(
  { db, clock, user }: Trying,
  report: ReportName,
  query: string,
): Promise<void> {
  const permissions = new Set(user.permissions)
  for (const name of reachPermissions) permissions.delete(name)
  await firstOf({ db, clock, user: { ...user, permissions } }, report, query)
}

/** The number of rows, in the person's reach. */
export async function countAsked(context: Trying, report: ReportName, query: string): Promise<number> {
  return (await firstOf(context, report, query)).meta.totalCount
}

async function firstOf({ db, clock, user }: Trying, report: ReportName, query: string) {
  try {
    return await pageOfList({ tables: listTables(), db, clock, user }, report, readQuery(query), 1)
  } catch (error) {
    throw partOfQuery(error)
  }
}
