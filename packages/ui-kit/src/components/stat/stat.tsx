import type { ReactNode } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { inkTones } from '#css/tone.css.ts'
import type { IconId } from '#icons/icons.ts'
import type { Tone } from '#private/tone.ts'
import * as css from './stat.css.ts'

/** One number of a dashboard. */
export interface StatProps {
  label: string
  value: ReactNode
  /** The unit, smaller after the value. */
  unit?: string | undefined
  icon?: IconId | undefined
  /** The trend: the text says it, direction and tone repeat it. */
  change?: { label: string; direction: 'up' | 'down' | 'flat'; tone: Tone } | undefined
  description?: ReactNode
  /** A sparkline, below the number. */
  chart?: ReactNode
}

const arrows = { up: 'arrowUp', down: 'arrowDown', flat: 'minus' } as const

/** A key figure with its name and its trend. */
export function Stat({ label, value, unit, icon, change, description, chart }: StatProps) {
  return (
    <dl className={css.root}>
      <dt className={css.label}>
        {icon === undefined ? null : <Icon id={icon} size="sm" />}
        {label}
      </dt>
      <dd className={css.value}>
        {value}
        {unit === undefined ? null : <span className={css.unit}>{unit}</span>}
      </dd>
      {change === undefined && description === undefined ? null : (
        <dd className={css.foot}>
          {change === undefined ? null : (
            <span className={classNames(css.change, inkTones[change.tone])}>
              <Icon id={arrows[change.direction]} size="sm" />
              {change.label}
            </span>
          )}
          {description}
        </dd>
      )}
      {chart === undefined ? null : <dd className={css.chart}>{chart}</dd>}
    </dl>
  )
}
