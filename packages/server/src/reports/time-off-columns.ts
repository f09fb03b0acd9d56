import type { TimeOffOfHours, WorkingHours } from '@portal/sdk/contract'
import { hours, number, type ReportCell, text } from './report-cells.ts'

type Cell = ReportCell<WorkingHours>
type Vacation = NonNullable<TimeOffOfHours['vacation']>[number]
type Cause = NonNullable<TimeOffOfHours['absences'][number]['cause']>

const numberOf = (units: number, { unit }: Vacation): number => units / (unit === 'hours' ? 60 : 2)

/** An amount of one kind of vacation; where a year has several units, each with its own, which are never added. */
function vacation(kind: Vacation['kind'], of: (one: Vacation) => number): Cell {
  const found = (row: WorkingHours) => (row.timeOff?.vacation ?? []).filter((one) => one.kind === kind)
  const single = number<WorkingHours>((row) => {
    const [one, ...others] = found(row)
    return one === undefined || others.length > 0 ? null : numberOf(of(one), one)
  })
  return {
    ...single,
    text: (row, reader) => {
      const several = found(row)
      if (several.length < 2) return single.text(row, reader)
      const { units } = reader.words.values
      return several
        .map((one) => `${number<null>(() => numberOf(of(one), one)).text(null, reader)} ${units[one.unit]}`)
        .join(' · ')
    },
  }
}

/** The days of one cause; null is one that the reader may not know. */
const lost = (cause: Cause | null): Cell =>
  number(({ timeOff }) => timeOff && (timeOff.absences.find((one) => one.cause === cause)?.days ?? 0))

/** What the list has to be asked for besides the query of a report: its columns include time off. */
export const timeOffQuery = { timeOff: 'true' } as const

/** The columns of hour bank, vacation and absences beside working time. */
export const timeOffColumns = {
  hourBank: hours<WorkingHours>(({ timeOff }) => timeOff && timeOff.hourBankSeconds),
  vacationTaken: vacation('annual', ({ taken }) => taken),
  vacationAvailable: vacation('annual', ({ available }) => available),
  vacationUnit: text<WorkingHours>(({ timeOff }, { words }) =>
    [...new Set(timeOff?.vacation?.map(({ unit }) => words.values.units[unit]))].join(' · '),
  ),
  looseTaken: vacation('loose', ({ taken }) => taken),
  looseAvailable: vacation('loose', ({ available }) => available),
  absentDays: number<WorkingHours>(({ timeOff }) => timeOff && timeOff.absentDays),
  absences: text<WorkingHours>(({ timeOff }, reader) =>
    (timeOff?.absences ?? [])
      .map(
        ({ cause, days }) =>
          `${reader.words.values.causes[cause ?? 'undisclosed']} ${number<null>(() => days).text(null, reader)}`,
      )
      .join(' · '),
  ),
  leave: lost('leave'),
  sickLeave: lost('sick_leave'),
  hoursPool: lost('hours_pool'),
  workedHoliday: lost('worked_holiday'),
  unpaid: lost('unpaid'),
  union: lost('union'),
  unjustified: lost('unjustified'),
  undisclosed: lost(null),
}
