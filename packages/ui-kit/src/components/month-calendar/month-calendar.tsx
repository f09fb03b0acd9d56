import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Link } from 'react-aria-components/Link'
import { dayName } from '#components/year-planner/day-name.ts'
import { type DayMark, marksByDay, type PlannerMark } from '#components/year-planner/marks.ts'
import { classNames } from '#css/class-names.ts'
import type { DayKind } from '#private/dates/day-kind.ts'
import { formatDate } from '#private/dates/format-date.ts'
import { isWeekend, weekdayOf } from '#private/dates/iso-date.ts'
import { KindLegend, kindLook } from '#private/dates/kind-legend.tsx'
import { WeekHead } from '#private/dates/week-head.tsx'
import { weeksOf } from '#private/dates/weeks.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './month-calendar.css.ts'

/** One month of a person. All dates are ISO dates such as `2026-11-21`. */
export interface MonthCalendarProps {
  /** What the calendar shows, for screen readers: `Working days of Ana Ruiz`. */
  label: string
  /** Any day of the month. */
  month: string
  kinds: readonly DayKind[]
  /** Where several fall on one day, the first in the list is drawn. */
  marks: readonly PlannerMark[]
  /** Shown below the number of a day, such as its hours. */
  textOf?: ((day: string) => string | undefined) | undefined
  /** The target of a day; without it the day is read-only. */
  hrefOf?: ((day: string) => string | undefined) | undefined
  today?: string | undefined
}

/**
 * The month of one person at a glance: what each day is, and where it leads. To choose a day use `Calendar`, to show
 * or choose in a whole year `YearPlanner`, for many people `TeamPlanner`.
 */
export function MonthCalendar({ label, month, kinds, marks, ...rest }: MonthCalendarProps) {
  const { locale } = useLocale()
  const days = useMemo(() => marksByDay(marks, kinds), [marks, kinds])
  return (
    <div className={css.root} role="group" aria-label={label}>
      <table className={css.month}>
        <caption className={css.name}>
          {formatDate(month, locale, { month: 'long', year: 'numeric' })}
        </caption>
        <WeekHead locale={locale} names="short" />
        <tbody>
          {weeksOf(month).map((week) => (
            <Week key={week[0]} {...rest} week={week} marks={days} locale={locale} />
          ))}
        </tbody>
      </table>
      <KindLegend kinds={kinds} />
    </div>
  )
}

interface WeekProps extends Pick<MonthCalendarProps, 'textOf' | 'hrefOf' | 'today'> {
  week: readonly string[]
  marks: ReadonlyMap<string, readonly DayMark[]>
  locale: string
}

function Week({ week, ...props }: WeekProps) {
  const before = weekdayOf(week[0] ?? '')
  const after = 7 - before - week.length
  return (
    <tr>
      {before > 0 ? <td colSpan={before} className={css.cell} /> : null}
      {week.map((day) => (
        <td key={day} className={css.cell}>
          <Day {...props} day={day} />
        </td>
      ))}
      {after > 0 ? <td colSpan={after} className={css.cell} /> : null}
    </tr>
  )
}

function Day({ day, marks, locale, textOf, hrefOf, today }: Omit<WeekProps, 'week'> & { day: string }) {
  const words = useWords()
  const own = marks.get(day)
  const kind = own?.[0]?.kind
  const text = textOf?.(day)
  const href = hrefOf?.(day)
  const isToday = day === today
  const name = dayName({ day, marks: own, reason: undefined, isToday }, words, locale)
  const facts = {
    className: classNames(css.day, kind && kindLook(kind)),
    'data-today': isToday,
    'data-weekend': isWeekend(day),
  }
  const content = (
    <>
      <VisuallyHidden>{text === undefined ? name : `${name}, ${text}`}</VisuallyHidden>
      <span aria-hidden>{Number(day.slice(8))}</span>
      {text === undefined ? null : (
        <span aria-hidden className={css.text}>
          {text}
        </span>
      )}
      {kind === undefined ? null : <span className={css.sign} data-sign={kind.sign} />}
    </>
  )
  return href === undefined ? (
    <span {...facts}>{content}</span>
  ) : (
    <Link href={href} {...facts}>
      {content}
    </Link>
  )
}
