import type { PeriodUnit, TimeOffOfHours, WorkingHours } from '@portal/sdk'
import { Link } from '@portal/ui-kit'
import { hoursColumn } from '#patterns/hours-column.ts'
import { type CellTools, column, type ColumnSpec, type Shape } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'

type Word = WordOf<'hours:periods'>
type Spec = ColumnSpec<WorkingHours, Word>
type Vacation = NonNullable<TimeOffOfHours['vacation']>[number]
type Cause = TimeOffOfHours['absences'][number]['cause']
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
    hoursColumn<WorkingHours, Word>(
      'hourBank',
      ({ timeOff }) => timeOff && timeOff.hourBankSeconds / 60,
      onlyWhole,
    ),
    amount('vacationTaken', 'annual', ({ taken }) => taken, { hrefOf: hrefs.vacation }),
    amount('vacationAvailable', 'annual', ({ available }) => available, onlyWhole),
    days('absentDays', (timeOff) => timeOff.absentDays, { hrefOf: hrefs.absences }),
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

const causesText = ({ timeOff }: WorkingHours, { translate, format }: CellTools): string =>
  (timeOff?.absences ?? [])
    .map(({ cause, days }) => `${translate(`causes.${cause ?? 'undisclosed'}`)} ${format.number(days)}`)
    .join(' · ')

const unitsText = ({ timeOff }: WorkingHours, { translate }: CellTools): string =>
  [...new Set(timeOff?.vacation?.map(({ unit }) => translate(`vacationUnits.${unit}`)))].join(' · ')

type Drilled = Shape & { hrefOf?: Href }

function days(id: Word, of: (timeOff: TimeOffOfHours) => number, { hrefOf, ...shape }: Drilled): Spec {
  const value = ({ timeOff }: WorkingHours) => timeOff && of(timeOff)
  const text = ({ timeOff }: WorkingHours, { format }: CellTools) =>
    timeOff === null ? '' : format.number(of(timeOff))
  return figure(id, { text, value, hrefOf }, shape)
}

/** Units are two a day, or one a minute. Where a year has several units, each is shown with its own. */
function amount(
  id: Word,
  kind: Vacation['kind'],
  of: (one: Vacation) => number,
  { hrefOf, ...shape }: Drilled,
): Spec {
  const numberOf = (one: Vacation) => of(one) / (one.unit === 'hours' ? 60 : 2)
  const found = ({ timeOff }: WorkingHours) => (timeOff?.vacation ?? []).filter((one) => one.kind === kind)
  const value = (row: WorkingHours) => {
    const [one, ...others] = found(row)
    return one === undefined || others.length > 0 ? null : numberOf(one)
  }
  const text = (row: WorkingHours, { translate, format }: CellTools) => {
    const all = found(row)
    const withUnit = (one: Vacation) => (all.length > 1 ? ` ${translate(`vacationUnits.${one.unit}`)}` : '')
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
