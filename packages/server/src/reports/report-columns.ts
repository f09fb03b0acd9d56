import type {
  AbsenteeismLine,
  ClockCorrection,
  ClockEntry,
  MonthSheet,
  Overtime,
  SkillHours,
  VacationReportRow,
  Workday,
  WorkingHours,
} from '@portal/sdk/contract'
import {
  count,
  hourIn,
  hours,
  minutes,
  moment,
  momentIn,
  number,
  rate,
  type ReportCell,
  share,
  text,
} from './report-cells.ts'
import { timeOffColumns, timeOffQuery } from './time-off-columns.ts'
import type { ColumnName, Reader, ReportName } from './report-words.ts'

type Rows = {
  workingHours: WorkingHours
  skillHours: SkillHours
  clockEntries: ClockEntry
  clockCorrections: ClockCorrection
  workdays: Workday
  monthSheets: MonthSheet
  overtime: Overtime
  vacationReport: VacationReportRow
  absenteeism: AbsenteeismLine
}
type Columns<Report extends ReportName> = Record<ColumnName<Report>, ReportCell<Rows[Report]>>
type Correction = Rows['clockCorrections']

const yesNo = (is: boolean, { words }: Reader) => (is ? words.values.yes : words.values.no)

const workingHours: Columns<'workingHours'> = {
  person: text(({ person }) => person.displayName),
  period: text(({ from, until }) => (from === until ? from : `${from} – ${until}`)),
  workedDays: count(({ workedDays }) => workedDays),
  effective: hours(({ effectiveSeconds }) => effectiveSeconds),
  theoretical: minutes(({ theoreticalMinutes }) => theoreticalMinutes),
  balance: minutes(({ balanceMinutes }) => balanceMinutes),
  ordinary: hours(({ ordinarySeconds }) => ordinarySeconds),
  complementary: hours(({ complementarySeconds }) => complementarySeconds),
  extra: hours(({ extraSeconds }) => extraSeconds),
  nonEffective: hours(({ nonEffectiveSeconds }) => nonEffectiveSeconds),
  incidentDays: count(({ incidentDays }) => incidentDays),
  presence: hours(({ presenceSeconds }) => presenceSeconds),
  unallocated: hours(({ unallocatedSeconds }) => unallocatedSeconds),
  ...timeOffColumns,
}

const skillHours: Columns<'skillHours'> = {
  person: text(({ person }) => person?.displayName ?? null),
  skill: text(({ skill }, { words }) => skill?.name ?? words.values.unallocated),
  people: count(({ people }) => people),
  seconds: hours(({ seconds }) => seconds),
  share: share((row) => row.share),
}

const clockEntries: Columns<'clockEntries'> = {
  person: text(({ person }) => person.displayName),
  // Day and hour in the time zone of the clock entry, wherever it is read.
  at: text(({ at, timeZone }) => momentIn(at, timeZone)),
  kind: text(({ kind }, { words }) => words.values.kinds[kind]),
  breakType: text(({ breakType }) => breakType?.name ?? null),
  mode: text(({ mode }, { words }) => words.values.modes[mode]),
  source: text(({ source }, { words }) => words.values.sources[source]),
  recordedAt: text(({ recordedAt, timeZone }) => momentIn(recordedAt, timeZone)),
  timeZone: text(({ timeZone }) => timeZone),
  createdBy: text(({ createdBy }) => createdBy?.displayName ?? null),
  reason: text(({ reason }) => reason),
  number: count((row) => row.number),
  hash: text(({ hash }) => hash),
}

const corrected = (of: 'before' | 'after'): ReportCell<Correction> =>
  text((row, { words }) => {
    const entry = row[of]
    if (entry === null) return '—'
    const parts = [hourIn(entry.at, row.timeZone), words.values.kinds[entry.kind], entry.breakType?.name]
    return parts.filter((part) => part !== undefined).join(' · ')
  })

const clockCorrections: Columns<'clockCorrections'> = {
  person: text(({ person }) => person.displayName),
  date: text(({ date }) => date),
  before: corrected('before'),
  after: corrected('after'),
  state: text(({ state }, { words }) => words.values.corrections[state]),
  askedBy: text(({ askedBy }) => askedBy.displayName),
  createdAt: moment(({ createdAt }) => createdAt),
  decidedBy: text(({ decidedBy }) => decidedBy?.displayName ?? null),
  reason: text(({ reason }) => reason),
  decidedAt: moment(({ decidedAt }) => decidedAt),
  decision: text(({ decision }) => decision),
}

const workdays: Columns<'workdays'> = {
  person: text(({ person }) => person.displayName),
  date: text(({ date }) => date),
  state: text(({ state, holiday, absence }, { words }) => {
    if (holiday !== null) return holiday
    return state === 'free' && absence !== null ? words.values.absences[absence] : words.values.days[state]
  }),
  startedAt: text(({ startedAt, timeZone }) => hourIn(startedAt, timeZone)),
  endedAt: text(({ endedAt, timeZone }) => hourIn(endedAt, timeZone)),
  effective: hours(({ effectiveSeconds }) => effectiveSeconds),
  nonEffective: hours(({ nonEffectiveSeconds }) => nonEffectiveSeconds),
  presence: hours(({ presenceSeconds }) => presenceSeconds),
  theoretical: minutes(({ theoreticalMinutes }) => theoreticalMinutes),
  balance: minutes(({ balanceMinutes }) => balanceMinutes),
  incidents: text(({ incidents }, { words }) =>
    incidents.map((incident) => words.values.incidents[incident]).join(', '),
  ),
  workCenter: text(({ workCenter }) => workCenter),
  timeZone: text(({ timeZone }) => timeZone),
}

const monthSheets: Columns<'monthSheets'> = {
  person: text(({ person }) => person.displayName),
  month: text(({ month }) => month),
  state: text(({ state }, { words }) => words.values.sheets[state]),
  partTime: text(({ partTime }, reader) => yesNo(partTime, reader)),
  effective: hours(({ effectiveSeconds }) => effectiveSeconds),
  theoretical: minutes(({ theoreticalMinutes }) => theoreticalMinutes),
  balance: hours(({ balanceSeconds }) => balanceSeconds),
  ordinary: hours(({ ordinarySeconds }) => ordinarySeconds),
  complementary: hours(({ complementarySeconds }) => complementarySeconds),
  extra: hours(({ extraSeconds }) => extraSeconds),
  missingDays: count(({ missingDays }) => missingDays),
  pendingCorrections: count(({ pendingCorrections }) => pendingCorrections),
  incidentDays: count(({ incidentDays }) => incidentDays),
  confirmedAt: moment(({ confirmedAt }) => confirmedAt),
  lockedAt: moment(({ lockedAt }) => lockedAt),
  remindedAt: moment(({ remindedAt }) => remindedAt),
}

const overtime: Columns<'overtime'> = {
  person: text(({ person }) => person.displayName),
  state: text(({ state }, { words }) => words.values.overtime[state]),
  share: share((row) => row.share),
  counted: hours(({ countedSeconds }) => countedSeconds),
  limit: hours(({ limitSeconds }) => limitSeconds),
  source: text(({ source }) => source),
  extra: hours(({ extraSeconds }) => extraSeconds),
  compensated: hours(({ compensatedSeconds }) => compensatedSeconds),
}

type Vacation = Rows['vacationReport']
/** Days of vacation, or hours where it is counted in hours. */
const amount = (of: (row: Vacation) => number | null): ReportCell<Vacation> =>
  number((row) => {
    const units = of(row)
    return units === null ? null : units / (row.unit === 'hours' ? 60 : 2)
  })

const vacationReport: Columns<'vacationReport'> = {
  name: text(({ name }) => name),
  period: text(({ from, until }) => `${from} – ${until}`),
  kind: text(({ kind }, { words }) => words.values.vacations[kind]),
  unit: text(({ unit }, { words }) => words.values.units[unit]),
  people: count(({ people }) => people),
  requests: count(({ requests }) => requests),
  enjoyed: amount(({ enjoyed }) => enjoyed),
  pending: amount(({ pending }) => pending),
  approved: amount(({ approved }) => approved),
  entitlement: amount(({ entitlement }) => entitlement),
  carriedOver: amount(({ carriedOver }) => carriedOver),
  carriedUntil: text(({ carriedUntil }) => carriedUntil),
  adjusted: amount(({ adjusted }) => adjusted),
  expired: amount(({ expired }) => expired),
  available: amount(({ available }) => available),
}

/** Values of fewer than five people are masked, as on the screen. */
const unlessFew = <Row>(cell: ReportCell<Row>): ReportCell<Row> => ({
  ...cell,
  text: (row, reader) => cell.text(row, reader) || reader.words.values.few,
})

const absenteeism: Columns<'absenteeism'> = {
  name: text(({ cause, from, name }, { words }) =>
    cause === null ? (from ?? name ?? words.values.noTeam) : words.values.causes[cause],
  ),
  people: number(({ people }) => people),
  days: unlessFew(number(({ days }) => days)),
  minutes: unlessFew(minutes((row) => row.minutes)),
  percent: unlessFew(rate(({ percent }) => (percent === null ? null : percent / 100))),
}

const columns: { [Report in ReportName]: Columns<Report> } = {
  ...{ workingHours, skillHours, clockEntries, clockCorrections, workdays, monthSheets, overtime },
  ...{ vacationReport, absenteeism },
}

/** The names of a report's columns, in the order of its file. */
export const columnsOf = (report: ReportName): string[] => Object.keys(columns[report])

const queries: { readonly [Report in ReportName]?: Readonly<Record<string, string>> } = {
  workingHours: timeOffQuery,
}

/** The parameters without which a list does not return all that the columns of its report need. */
export const columnsQuery = (report: ReportName): Readonly<Record<string, string>> => queries[report] ?? {}

/** The header of a column, in the reader's language. */
export function labelOf(report: ReportName, column: string, { words }: Reader): string {
  const labels: Readonly<Record<string, string>> = words.reports[report].columns
  return labels[column] ?? column
}

/** A column ready to write. */
export type WrittenColumn = { header: string } & ReportCell<unknown>

/** The columns of a file: the requested ones, in their order, or all. */
export function writtenColumns(
  report: ReportName,
  asked: readonly string[],
  reader: Reader,
): WrittenColumn[] {
  // The rows come from the report's operation: its columns accept its answers.
  const known = columns[report] as Readonly<Record<string, ReportCell<unknown>>>
  const names = asked.length === 0 ? Object.keys(known) : asked
  return names.flatMap((name) => {
    const cell = known[name]
    return cell === undefined ? [] : [{ header: labelOf(report, name, reader), ...cell }]
  })
}
