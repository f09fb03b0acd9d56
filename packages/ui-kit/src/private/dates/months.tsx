import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Icon } from '#components/icon/icon.tsx'
import { innerButton } from '#private/field/field.css.ts'
import * as css from './month.css.ts'

/** The months of a calendar side by side, below their names and between the buttons that turn the page. */
export function Months({ count, isRange = false }: { count: number; isRange?: boolean }) {
  const months = Array.from({ length: count }, (_, at) => at)
  return (
    <>
      <div className={css.head}>
        <Button slot="previous" className={innerButton}>
          <Icon id="chevronLeft" size="sm" />
        </Button>
        <div className={css.titles} aria-hidden>
          {months.map((at) => (
            <CalendarHeading key={at} level={3} offset={{ months: at }} className={css.title} />
          ))}
        </div>
        <Button slot="next" className={innerButton}>
          <Icon id="chevronRight" size="sm" />
        </Button>
      </div>
      <div className={css.months}>
        {months.map((at) => (
          <Month key={at} at={at} day={isRange ? css.rangeDay : css.oneDay} />
        ))}
      </div>
    </>
  )
}

function Month({ at, day }: { at: number; day: string }) {
  return (
    <CalendarGrid offset={{ months: at }} weekdayStyle="short" className={css.grid}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={day} />}</CalendarGridBody>
    </CalendarGrid>
  )
}
