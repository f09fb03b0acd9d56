import { memo } from 'react'
import { classNames } from '#css/class-names.ts'
import { formatDate } from '#private/dates/format-date.ts'
import { isInRange, isWeekend, weekdayOf, type DateRange } from '#private/dates/iso-date.ts'
import { kindLook } from '#private/dates/kind-legend.tsx'
import { WeekHead } from '#private/dates/week-head.tsx'
import { weeksOf } from '#private/dates/weeks.ts'
import { useWords } from '#words/use-words.ts'
import { dayName } from './day-name.ts'
import type { DayDetail, DayMark } from './marks.ts'
import * as css from './year-planner.css.ts'

export interface MonthProps {
  month: string
  locale: string
  marks: ReadonlyMap<string, readonly DayMark[]>
  /** The chosen range; null when it does not overlap this month. */
  range: DateRange | null
  /** The day with the tab stop, if it is in this month. */
  focusDay: string | undefined
  today: string | undefined
  reasonOf: ((day: string) => string | undefined) | undefined
  isReadOnly: boolean
  details: ReadonlyMap<string, DayDetail> | undefined
}

/** One month of a year. Renders again only when something in it changes. */
export const Month = memo(function Month(props: MonthProps) {
  const { month, locale } = props
  const title = formatDate(month, locale, { month: 'long', year: 'numeric' })
  return (
    <table role="grid" aria-label={title} aria-readonly={props.isReadOnly || undefined} className={css.month}>
      <caption className={css.name} aria-hidden>
        <time dateTime={month.slice(0, 7)}>{formatDate(month, locale, { month: 'long' })}</time>
      </caption>
      <WeekHead locale={locale} names="narrow" />
      <tbody>
        {weeksOf(month).map((week) => (
          <Week key={week[0]} {...props} week={week} />
        ))}
      </tbody>
    </table>
  )
})

function Week({ week, ...props }: MonthProps & { week: readonly string[] }) {
  const before = weekdayOf(week[0] ?? props.month)
  const after = 7 - before - week.length
  return (
    <tr>
      {before > 0 ? <td colSpan={before} className={css.empty} /> : null}
      {week.map((day) => (
        <Day key={day} {...props} day={day} />
      ))}
      {after > 0 ? <td colSpan={after} className={css.empty} /> : null}
    </tr>
  )
}

function Day(props: MonthProps & { day: string }) {
  const { day, marks, focusDay, details } = props
  const detail = details?.get(day)
  const kind = marks.get(day)?.[0]?.kind
  return (
    <td
      {...useDayFacts(props)}
      role="gridcell"
      className={css.cell}
      tabIndex={day === focusDay ? 0 : -1}
      data-date={day}
    >
      <span className={classNames(css.day, details !== undefined && css.detailed, kind && kindLook(kind))}>
        <span className={css.number}>{Number(day.slice(8))}</span>
        {kind === undefined ? null : <span className={css.sign} data-sign={kind.sign} />}
        {detail?.short.map((line, at) => (
          // The number and order of the classes depend on the day.
          <span key={at} className={css.short} data-short={line} />
        ))}
      </span>
    </td>
  )
}

/** The kind of a day, for screen readers and for the style. */
function useDayFacts({
  day,
  marks,
  range,
  today,
  reasonOf,
  locale,
  isReadOnly,
  details,
}: MonthProps & { day: string }) {
  const words = useWords()
  const reason = reasonOf?.(day)
  const isToday = day === today
  return {
    'aria-label': dayName(
      { day, marks: marks.get(day), reason, isToday, detail: details?.get(day)?.label },
      words,
      locale,
    ),
    'aria-disabled': reason !== undefined,
    'data-weekend': isWeekend(day),
    'data-today': isToday,
    'data-edge': range?.start === day || range?.end === day,
    'data-readonly': isReadOnly,
    ...(isReadOnly ? {} : { 'aria-selected': isInRange(day, range) }),
  }
}
