import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { classNames } from '#css/class-names.ts'
import { solidTones } from '#css/tone.css.ts'
import type { Tone } from '#private/tone.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './progress.css.ts'

/** The progress of a task. */
export interface ProgressProps {
  label: string
  isLabelHidden?: boolean | undefined
  /** Leave it out while the duration is unknown. */
  value?: number | undefined
  max?: number | undefined
  /** The value in words, such as “12.400 of 50.000 rows”. Defaults to the percentage. */
  valueLabel?: string | undefined
  /** The speed, such as “1.250 rows/s”. */
  rate?: ReactNode
  /** The remaining time, such as “2 min”. */
  remaining?: ReactNode
  tone?: 'accent' | Tone | undefined
}

/** The progress of a task, or that it is running. */
export function Progress({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueLabel,
  rate,
  remaining,
  tone = 'accent',
}: ProgressProps) {
  const words = useWords()
  const bar = tone === 'accent' ? css.accent : solidTones[tone]
  return (
    <ProgressBar
      className={css.root}
      isIndeterminate={value === undefined}
      value={value ?? 0}
      maxValue={max}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(valueLabel === undefined ? {} : { valueLabel })}
    >
      {({ percentage, valueText }) => (
        <>
          {isLabelHidden ? null : (
            <span className={css.head}>
              <Label className={css.label}>{label}</Label>
              <span className={css.value}>{valueText}</span>
            </span>
          )}
          <span className={css.track}>
            <span
              className={classNames(css.bar, bar, percentage === undefined && css.wandering)}
              style={percentage === undefined ? undefined : { inlineSize: `${percentage}%` }}
            />
          </span>
          {rate === undefined && remaining === undefined ? null : (
            <span className={css.foot}>
              <Fact name={words.progress.rate} value={rate} />
              <Fact name={words.progress.remaining} value={remaining} />
            </span>
          )}
        </>
      )}
    </ProgressBar>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return value === undefined ? null : (
    <span>
      {name}: <strong className={css.fact}>{value}</strong>
    </span>
  )
}
