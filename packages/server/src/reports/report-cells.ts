import { clockIn, dayIn } from '#db/zoned-day.ts'
import { hoursOf } from '#time-record/hours-text.ts'
import type { Reader } from './report-words.ts'

/** A column's value of a row: its text, and in a workbook a number if it is one. */
export type ReportCell<Row> = {
  text: (row: Row, reader: Reader) => string
  number?: (row: Row) => number | null
}

export const text = <Row>(of: (row: Row, reader: Reader) => string | null): ReportCell<Row> => ({
  text: (row, reader) => of(row, reader) ?? '',
})

export const count = <Row>(of: (row: Row) => number): ReportCell<Row> => ({
  text: (row) => String(of(row)),
  number: of,
})

/** A decimal number, in the reader's language. */
export const number = <Row>(of: (row: Row) => number | null): ReportCell<Row> => ({
  text: (row, { language }) => {
    const value = of(row)
    return value === null ? '' : new Intl.NumberFormat(language).format(value).replace('-', '−')
  },
  number: (row) => rounded(of(row), 1, 100),
})

/** Seconds as hours and minutes; in a workbook a number of hours. */
export const hours = <Row>(of: (row: Row) => number | null): ReportCell<Row> => ({
  text: (row) => hoursText(of(row)),
  number: (row) => rounded(of(row), 3600, 100),
})

export const minutes = <Row>(of: (row: Row) => number | null): ReportCell<Row> =>
  hours((row) => {
    const value = of(row)
    return value === null ? null : value * 60
  })

/** A ratio as a percentage; in a workbook the ratio. */
export const share = <Row>(of: (row: Row) => number): ReportCell<Row> => partWith(of, 1)

/** The same to a hundredth of a percent; empty when undefined. */
export const rate = <Row>(of: (row: Row) => number | null): ReportCell<Row> => partWith(of, 2)

const partWith = <Row>(of: (row: Row) => number | null, maximumFractionDigits: number): ReportCell<Row> => ({
  text: (row, { language }) => {
    const value = of(row)
    if (value === null) return ''
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(value)
  },
  number: (row) => rounded(of(row), 1, 10_000),
})

/** An instant in the reader's time zone. */
export const moment = <Row>(of: (row: Row) => string | null): ReportCell<Row> =>
  text((row, { timeZone }) => {
    const at = of(row)
    return at === null ? null : momentIn(at, timeZone)
  })

/** A local time of a zone. */
export const momentIn = (at: string, timeZone: string): string =>
  `${dayIn(new Date(at), timeZone)} ${clockIn(new Date(at), timeZone)}`

/** Its hour and minute. */
export const hourIn = (at: string | null, timeZone: string): string =>
  at === null ? '' : clockIn(new Date(at), timeZone).slice(0, 5)

// A distinct character: a spreadsheet would evaluate text that begins with a hyphen.
const hoursText = (seconds: number | null): string =>
  seconds === null ? '' : hoursOf(seconds).replace('-', '−')

const rounded = (value: number | null, whole: number, steps: number): number | null =>
  value === null ? null : Math.round((value / whole) * steps) / steps
