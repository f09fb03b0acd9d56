import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import type { DayKind } from '#private/dates/day-kind.ts'
import { isWeekend, type DateRange } from '#private/dates/iso-date.ts'
import { KindLegend } from '#private/dates/kind-legend.tsx'
import { monthsOf } from '#private/dates/weeks.ts'
import { useWords } from '#words/use-words.ts'
import { type DayDetail, daysOfKind, marksByDay, type PlannerMark } from './marks.ts'
import { Month } from './month.tsx'
import { PlannerNews } from './planner-news.tsx'
import { useRangeChoice } from './use-range-choice.ts'
import * as css from './year-planner.css.ts'

/** The year of one person. All dates are ISO dates such as `2026-11-21`. */
export interface YearPlannerProps {
  /** What the planner shows, for screen readers: `Vacations of Ana Ruiz`. */
  label: string
  year: number
  /** Adds buttons to other years and to today, and lets the arrow keys cross into them. */
  onYearChange?: ((year: number) => void) | undefined
  kinds: readonly DayKind[]
  /** Where several fall on one day, the first in the list is drawn: holidays before vacations. */
  marks: readonly PlannerMark[]
  /** The chosen range, null for none. */
  value?: DateRange | null | undefined
  /** Makes the days choosable. Without it the planner is read-only. */
  onChange?: ((range: DateRange) => void) | undefined
  /** Why a range may not begin or end on a day, or undefined when it may. Inside a range such a day is skipped. */
  reasonOf?: ((day: string) => string | undefined) | undefined
  /** Which days count. Defaults to Monday to Friday; pass `() => true` for calendar days. */
  isCounted?: ((day: string) => boolean) | undefined
  today?: string | undefined
  /** A short text on each day, in its cell and in its name. */
  details?: ReadonlyMap<string, DayDetail> | undefined
  isLoading?: boolean | undefined
  /** Replaces the months when they could not be loaded. */
  error?: ReactNode
}

const weekdays = (day: string) => !isWeekend(day)

/**
 * Twelve months of one person with marks on their days, to read or to choose a range from, such as a vacation
 * request. For many people side by side use `TeamPlanner`; for a range in a form or filter `DateRangePicker`.
 * Keyboard: one tab stop. Arrows go by days and weeks, Home and End to the ends of the week (with Ctrl of the month),
 * Page Up and Page Down by months (with Shift by years). Enter takes the first day, arrows stretch the range, Enter
 * takes the last day, Escape gives it up. With a mouse drag, or press both ends.
 *
 * Keyboard: one tab stop. Arrows go by days and weeks, Home and End to the ends of the week (with Ctrl of the month),
 * Page Up and Page Down by months (with Shift by years). Enter takes the first day, arrows stretch the range, Enter
 * takes the last day, Escape gives it up. With a mouse drag, or press both ends.
 */
export function YearPlanner(props: YearPlannerProps) {
  const { label, year, kinds, marks, isCounted = weekdays, isLoading = false, error } = props
  const days = useMemo(() => marksByDay(marks, kinds), [marks, kinds])
  const words = useWords()
  const note = (kind: DayKind) => words.dates.days(daysOfKind(days, kind.id, year, isCounted))
  const { root, goToToday } = useGoToToday(props)
  return (
    <div ref={root} className={css.root} role="group" aria-label={label} aria-busy={isLoading}>
      <div className={css.head}>
        <YearPager year={year} onYearChange={props.onYearChange} onToday={goToToday} />
        <KindLegend kinds={kinds} note={isLoading ? undefined : note} />
      </div>
      {error ??
        (isLoading ? <MonthShapes /> : <PlannerMonths {...props} days={days} isCounted={isCounted} />)}
    </div>
  )
}

interface PlannerMonthsProps extends YearPlannerProps {
  days: ReturnType<typeof marksByDay>
  isCounted: (day: string) => boolean
}

function PlannerMonths(props: PlannerMonthsProps) {
  const { year, days, value = null, reasonOf, today, onChange, onYearChange, isCounted } = props
  const { locale } = useLocale()
  const [hovered, setHovered] = useState<string>()
  const isSelectable = useCallback((day: string) => reasonOf?.(day) === undefined, [reasonOf])
  const firstFocus = value?.start ?? today ?? `${year}-01-01`
  const choice = useRangeChoice({ year, onYearChange, firstFocus, value, onChange, isSelectable })
  const isReadOnly = onChange === undefined
  const frame = { locale, marks: days, reasonOf, isReadOnly, details: props.details }
  return (
    <>
      <div
        className={css.months}
        {...choice.handlers}
        onMouseOver={({ target }) => setHovered(dayOf(target))}
        onMouseLeave={() => setHovered(undefined)}
      >
        {monthsOf(year).map((month) => (
          <Month
            key={month}
            month={month}
            {...frame}
            range={partOf(choice.range, month)}
            focusDay={within(choice.focus, month)}
            today={within(today, month)}
          />
        ))}
      </div>
      <PlannerNews
        range={choice.range}
        isChoosing={choice.isChoosing}
        canChoose={onChange !== undefined}
        isCounted={(day) => isCounted(day) && isSelectable(day)}
        day={hovered ?? choice.focus}
        marks={days}
        reasonOf={reasonOf}
        today={today}
        details={props.details}
      />
    </>
  )
}

const dayOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined

const within = (day: string | undefined, month: string): string | undefined =>
  day?.slice(0, 7) === month.slice(0, 7) ? day : undefined

// Months outside the range keep getting null, so that they do not render again.
function partOf(range: DateRange | null, month: string): DateRange | null {
  const name = month.slice(0, 7)
  return range !== null && range.start.slice(0, 7) <= name && range.end.slice(0, 7) >= name ? range : null
}

/** Moves the focus to today and scrolls there, once its year is shown. */
function useGoToToday({ today, year, onYearChange }: YearPlannerProps) {
  const root = useRef<HTMLDivElement>(null)
  const isSought = useRef(false)
  const seek = () => {
    const cell = isSought.current && root.current?.querySelector<HTMLElement>(`[data-date="${today}"]`)
    if (!cell) return
    isSought.current = false
    cell.focus()
  }
  useEffect(seek)
  const goToToday = () => {
    isSought.current = true
    const own = Number(today?.slice(0, 4))
    if (own === year) seek()
    else onYearChange?.(own)
  }
  return { root, goToToday: today === undefined ? undefined : goToToday }
}

interface YearPagerProps extends Pick<YearPlannerProps, 'year' | 'onYearChange'> {
  onToday: (() => void) | undefined
}

function YearPager({ year, onYearChange, onToday }: YearPagerProps) {
  const { planner: words } = useWords()
  if (onYearChange === undefined) return <span className={css.year}>{year}</span>
  return (
    <div className={css.pager}>
      <IconButton icon="chevronLeft" label={words.previousYear} onPress={() => onYearChange(year - 1)} />
      <span className={css.year} role="status">
        {year}
      </span>
      <IconButton icon="chevronRight" label={words.nextYear} onPress={() => onYearChange(year + 1)} />
      {onToday === undefined ? null : (
        <Button size="sm" onPress={onToday}>
          {words.goToToday}
        </Button>
      )}
    </div>
  )
}

function MonthShapes() {
  return (
    <div className={css.months}>
      {Array.from({ length: 12 }, (_, month) => (
        <Skeleton key={month} shape="block" height="15rem" />
      ))}
    </div>
  )
}
