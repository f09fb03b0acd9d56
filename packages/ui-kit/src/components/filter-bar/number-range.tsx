import { NumberField } from '#components/number-field/number-field.tsx'
import { given } from '#private/dates/given.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './filter-bar.css.ts'
import { readRange, writeRange, type RangeText } from './filter-value.ts'
import type { ControlProps, NumberFilter } from './filter.ts'

const numberOf = (end: string | null): number => (end === null ? Number.NaN : Number(end))
const textOf = (end: number): string | null => (Number.isNaN(end) ? null : `${end}`)

/** Two numbers, either of which may be empty. */
export function NumberRange({ filter, value, onChange, autoFocus }: ControlProps<NumberFilter>) {
  const { filters: words } = useWords()
  const { from, to } = readRange(value)
  const change = (end: Partial<RangeText>) => onChange(writeRange({ from, to, ...end }))
  const shared = {
    hideSteppers: true,
    minValue: filter.min,
    maxValue: filter.max,
    formatOptions: filter.formatOptions,
  }
  return (
    <fieldset className={css.numbers}>
      <legend className={css.legend}>{filter.label}</legend>
      <NumberField
        {...given(shared)}
        label={words.min}
        value={numberOf(from)}
        onChange={(end) => change({ from: textOf(end) })}
        autoFocus={autoFocus}
      />
      <NumberField
        {...given(shared)}
        label={words.max}
        value={numberOf(to)}
        onChange={(end) => change({ to: textOf(end) })}
        validate={(end) => (from !== null && end < Number(from) ? words.reversed : null)}
      />
    </fieldset>
  )
}
