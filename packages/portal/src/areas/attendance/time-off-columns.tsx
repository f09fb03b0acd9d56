import type { PeriodUnit, WorkingHours } from '@portal/sdk'
import { Link } from '@portal/ui-kit'
import { hoursColumn } from '#patterns/hours-column.ts'
import { type CellTools, column, type ColumnSpec, type Shape } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'

type Word = WordOf<'hours:periods'>
type Spec = ColumnSpec<WorkingHours, Word>
type Vacation = NonNullable<WorkingHours['vacation']>[number]
type Cause = WorkingHours['absences'][number]['cause']
type Href = (row: WorkingHours) => string | undefined

/** The pages behind the figures of a row; undefined without access. */
export interface TimeOffHrefs {
  readonly vacation: Href
  readonly absences: Href
}

/** Hour bank, vacation and absences of a person; by day only what the day itself took. */
export const timeOffColumns = (unit: PeriodUnit, hrefs: TimeOffHrefs): readonly Spec[] => {
  const onlyWhole = { hidden: unit === 'day' }
  return [
    hoursColumn<WorkingHours, Word>('hourBank', ({ hourBankSeconds }) => hourBankSeconds / 60, onlyWhole),
    amount('vacationTaken', 'annual', ({ taken }) => taken, { hrefOf: hrefs.vacation }),
    amount('vacationAvailable', 'annual', ({ available }) => available, onlyWhole),
    days('absentDays', ({ absentDays }) => absentDays, { hrefOf: hrefs.absences }),
    column.custom('absences', { text: causesText }, { priority: 3 }),
    column.custom('vacationUnit', { text: unitsText }, { hidden: true }),
    amount('looseTaken', 'loose', ({ taken }) => taken, { hidden: true }),
    amount('looseAvailable', 'loose', ({ available }) => available, { hidden: true }),
    ...causes.map(([id, cause]) =>
      days(id, ({ absences }) => absences.find((one) => one.cause === cause)?.days ?? 0, { hidden: true }),
    ),
  ]
}

/** The columns of days by cause. The last one has those that the reader may not know. */
const causes = [
  ['leave', 'leave'],
  ['sickLeave', 'sick_leave'],
  ['hoursPool', 'hours_pool'],
  ['workedHoliday', 'worked_holiday'],
  ['unpaid', 'unpaid'],
  ['union', 'union'],
  ['unjustified', 'unjustified'],
  ['undisclosed', null],
] as const satisfies readonly (readonly [Word, Cause])[]

const causesText = ({ absences }: WorkingHours, { say, format }: CellTools): string =>
  absences
    .map(({ cause, days }) => `${say(`causes.${cause ?? 'undisclosed'}`)} ${format.number(days)}`)
    .join(' · ')

const unitsText = ({ vacation }: WorkingHours, { say }: CellTools): string =>
  [...new Set(vacation?.map(({ unit }) => say(`vacationUnits.${unit}`)))].join(' · ')

type Drilled = Shape & { hrefOf?: Href }

function days(id: Word, of: (row: WorkingHours) => number, { hrefOf, ...shape }: Drilled): Spec {
  const text = (row: WorkingHours, { format }: CellTools) => format.number(of(row))
  return figure(id, { text, value: of, hrefOf }, shape)
}

/** Units are two a day, or one a minute. Where a year has several units, each is shown with its own. */
function amount(
  id: Word,
  kind: Vacation['kind'],
  of: (one: Vacation) => number,
  { hrefOf, ...shape }: Drilled,
): Spec {
  const numberOf = (one: Vacation) => of(one) / (one.unit === 'hours' ? 60 : 2)
  const found = ({ vacation }: WorkingHours) => (vacation ?? []).filter((one) => one.kind === kind)
  const value = (row: WorkingHours) => {
    const [one, ...others] = found(row)
    return one === undefined || others.length > 0 ? null : numberOf(one)
  }
  const text = (row: WorkingHours, { say, format }: CellTools) => {
    const all = found(row)
    const withUnit = (one: Vacation) => (all.length > 1 ? ` ${say(`vacationUnits.${one.unit}`)}` : '')
    return all.map((one) => `${format.number(numberOf(one))}${withUnit(one)}`).join(' · ')
  }
  return figure(id, { text, value, hrefOf }, shape)
}

interface Figure {
  readonly text: (row: WorkingHours, tools: CellTools) => string
  readonly value: (row: WorkingHours) => number | null
  readonly hrefOf: Href | undefined
}

/** A number that leads to what is behind it. */
const figure = (id: Word, { text, value, hrefOf }: Figure, shape: Shape): Spec =>
  column.custom(
    id,
    {
      text,
      sheet: { kind: 'number', value },
      ...(hrefOf === undefined
        ? {}
        : {
            cell: (row: WorkingHours, tools: CellTools) => {
              const [shown, href] = [text(row, tools), hrefOf(row)]
              return href === undefined || (value(row) ?? 0) === 0 ? shown : <Link href={href}>{shown}</Link>
            },
          }),
    },
    { align: 'end', priority: 2, ...shape },
  )
