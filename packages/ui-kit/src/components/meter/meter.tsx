import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { classNames } from '#css/class-names.ts'
import { solidTones } from '#css/tone.css.ts'
import * as css from '#components/progress/progress.css.ts'
import type { Tone } from '#private/tone.ts'

/** A quantity between two bounds. */
export interface MeterProps {
  label: string
  value: number
  min?: number | undefined
  max?: number | undefined
  /** The value in words. Defaults to the percentage. */
  valueLabel?: string | undefined
  tone?: 'accent' | Tone | undefined
}

/** A bounded quantity, such as days used of those granted. For tasks use `Progress`. */
export function Meter({ label, value, min = 0, max = 100, valueLabel, tone = 'accent' }: MeterProps) {
  const bar = tone === 'accent' ? css.accent : solidTones[tone]
  return (
    <AriaMeter
      className={css.root}
      value={value}
      minValue={min}
      maxValue={max}
      {...(valueLabel === undefined ? {} : { valueLabel })}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={css.head}>
            <Label className={css.label}>{label}</Label>
            <span className={css.value}>{valueText}</span>
          </span>
          <span className={css.track}>
            <span className={classNames(css.bar, bar)} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  )
}
