import type { VacationReportRow } from '@portal/sdk'
import { Link } from '@portal/ui-kit'
import { column, type ColumnSpec, type Shape } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import type { Grouping } from './vacation-report-query.ts'
import { numberOfUnits } from './vacation-words.ts'

type Word = WordOf<'vacationReport:columns'>
type Spec = ColumnSpec<VacationReportRow, Word>
type Counted = 'enjoyed' | 'pending' | 'approved'
type Term = Counted | 'entitlement' | 'carriedOver' | 'adjusted' | 'expired' | 'available'
/** The link to the requests of a number; undefined without access. */
export type RequestsHref = (row: VacationReportRow, of: Counted) => string | undefined

/** Days, or hours if counted in hours; empty if the row has none. */
function amount(of: Term, shape: Shape = {}, hrefOf?: RequestsHref): Spec {
  const numberOf = (row: VacationReportRow) => {
    const units = row[of]
    return units === null ? null : numberOfUnits(units, row.unit)
  }
  const counted = of === 'enjoyed' || of === 'pending' || of === 'approved' ? of : undefined
  return column.custom(
    of,
    {
      text: (row: VacationReportRow, { format }) => {
        const number = numberOf(row)
        return number === null ? '—' : format.number(number)
      },
      sheet: { kind: 'number', value: numberOf },
      ...(counted === undefined || hrefOf === undefined
        ? {}
        : {
            cell: (row: VacationReportRow, { format }: { format: { number: (value: number) => string } }) => {
              const [number, href] = [numberOf(row) ?? 0, hrefOf(row, counted)]
              const text = format.number(number)
              return href === undefined || number === 0 ? text : <Link href={href}>{text}</Link>
            },
          }),
    },
    { align: 'end', priority: 2, ...shape },
  )
}

/** The group of a row: a person, or days. */
export const reportName =
  (by: Grouping) =>
  ({ name, from, until }: VacationReportRow, words: { everybody: string; nobody: string }): string => {
    if (by === 'month') return from.slice(0, 7)
    if (by === 'week') return `${from} – ${until}`
    return name ?? (by === 'total' ? words.everybody : words.nobody)
  }

/** The columns of the report; each number links to its requests. */
export function reportColumns(by: Grouping, hrefOf: RequestsHref): readonly Spec[] {
  const isOfPeriods = by === 'week' || by === 'month'
  const nameOf = reportName(by)
  return [
    {
      ...column.custom(
        'name',
        {
          text: (row: VacationReportRow, { translate }) =>
            nameOf(row, { everybody: translate('everybody'), nobody: translate('nobody') }),
        },
        { rowHeader: true, sortable: true, priority: 1 },
      ),
      head: by,
    },
    column.choice('kind', 'kinds', { priority: 2 }),
    column.choice('unit', 'units', { priority: 3 }),
    amount('enjoyed', { sortable: true, priority: 1 }, hrefOf),
    amount('pending', { sortable: true, priority: 1 }, hrefOf),
    amount('approved', { sortable: true, priority: 1 }, hrefOf),
    ...(isOfPeriods
      ? []
      : [
          amount('available', { sortable: true, priority: 1 }),
          amount('entitlement'),
          amount('carriedOver'),
          column.custom(
            'carriedUntil',
            { text: ({ carriedUntil }: VacationReportRow) => carriedUntil ?? '' },
            { priority: 3 },
          ),
          amount('adjusted', { hidden: true }),
          amount('expired', { hidden: true }),
        ]),
    column.number('people', { hidden: by === 'person', priority: 3 }),
    column.number('requests', { priority: 3 }),
    column.custom(
      'period',
      { text: ({ from, until }: VacationReportRow) => `${from} – ${until}` },
      { hidden: true },
    ),
  ]
}
