import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '#css/class-names.ts'
import { dayAndMonth, formatDate } from '#private/dates/format-date.ts'
import type { DateRange } from '#private/dates/iso-date.ts'
import { useWords } from '#words/use-words.ts'
import { dayName } from './day-name.ts'
import { countDays, type DayDetail, type DayMark } from './marks.ts'
import * as css from './year-planner.css.ts'

interface PlannerNewsProps {
  range: DateRange | null
  isChoosing: boolean
  canChoose: boolean
  isCounted: (day: string) => boolean
  /** The day under the mouse or with the focus. */
  day: string
  marks: ReadonlyMap<string, readonly DayMark[]>
  reasonOf: ((day: string) => string | undefined) | undefined
  today: string | undefined
  details: ReadonlyMap<string, DayDetail> | undefined
}

/** The chosen range, how much of it counts, and everything about the current day. */
export function PlannerNews({ range, isChoosing, canChoose, isCounted, ...facts }: PlannerNewsProps) {
  const words = useWords()
  const { locale } = useLocale()
  const { day, marks, reasonOf, today, details } = facts
  return (
    <div className={css.news}>
      {canChoose || range !== null ? (
        <p role="status" className={classNames(css.line, range === null ? css.detail : css.chosen)}>
          {range === null ? (
            words.planner.help
          ) : (
            <ChosenDays range={range} isCounted={isCounted} isChoosing={isChoosing} />
          )}
        </p>
      ) : null}
      <p className={css.detail}>
        {dayName(
          {
            ...{ day, marks: marks.get(day), reason: reasonOf?.(day), isToday: day === today },
            detail: details?.get(day)?.label,
          },
          words,
          locale,
        )}
      </p>
    </div>
  )
}

function ChosenDays({
  range,
  isCounted,
  isChoosing,
}: Pick<PlannerNewsProps, 'isCounted' | 'isChoosing'> & { range: DateRange }) {
  const { planner, dates } = useWords()
  const { locale } = useLocale()
  const write = (day: string) => formatDate(day, locale, dayAndMonth)
  const { counted, passed } = countDays(range, isCounted)
  if (isChoosing && range.start === range.end) return planner.chooseEnd(write(range.start))
  const days = dates.days(counted)
  const all = passed === 0 ? days : `${days} (${planner.notCounted(dates.days(passed))})`
  return planner.chosen(write(range.start), write(range.end), all)
}
