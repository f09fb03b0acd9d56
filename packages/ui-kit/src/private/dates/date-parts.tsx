import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { classNames } from '#css/class-names.ts'
import * as css from './date-input.css.ts'

/** The day, month and year segments, in the order of the language. */
export function DateParts({ slot, isNarrow = false }: { slot?: 'start' | 'end'; isNarrow?: boolean }) {
  return (
    <DateInput
      {...(slot === undefined ? {} : { slot })}
      className={classNames(css.parts, !isNarrow && css.field)}
    >
      {(segment) => <DateSegment segment={segment} className={css.part} />}
    </DateInput>
  )
}
