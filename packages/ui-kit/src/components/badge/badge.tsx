import type { ReactNode } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { softTones, solidTones } from '#css/tone.css.ts'
import type { IconId } from '#icons/icons.ts'
import type { Tone } from '#private/tone.ts'
import * as css from './badge.css.ts'

/** A small label. */
export interface BadgeProps {
  tone?: Tone | undefined
  icon?: IconId | undefined
  children: ReactNode
}

/** A count or a kind beside a name. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, softTones[tone])}>
      {icon === undefined ? null : <Icon id={icon} size="sm" />}
      <span>{children}</span>
    </span>
  )
}

/** The state of a thing. */
export interface StatusProps {
  tone: Tone
  /** The state as a word; the colour only repeats it. */
  children: ReactNode
  /** `quiet` is a dot and a word, for tables with many of them. */
  emphasis?: 'soft' | 'quiet' | undefined
}

/** The state of a thing, such as “Running”, as a dot and a word. */
export function Status({ tone, children, emphasis = 'soft' }: StatusProps) {
  const look = emphasis === 'soft' ? classNames(css.badge, softTones[tone]) : css.quiet
  return (
    <span className={look}>
      <span className={classNames(css.dot, solidTones[tone], css.shapes[tone])} aria-hidden />
      <span>{children}</span>
    </span>
  )
}
