import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import { align as aligns, gap } from '#css/spacing.css.ts'
import type { Align, Space } from '#layouts/space.ts'
import * as css from './inline.css.ts'

/** How to set children in a row. */
export interface InlineProps {
  space?: Space | undefined
  align?: Align | undefined
  /** At which end of the row the children gather. */
  justify?: 'start' | 'center' | 'end' | undefined
  /** Keeps the children on one line; otherwise they go on below. */
  noWrap?: boolean | undefined
  children: ReactNode
}

/** Children beside one another, going on below when the row is full. */
export function Inline({
  space = 'sm',
  align = 'center',
  justify = 'start',
  noWrap = false,
  children,
}: InlineProps) {
  const className = classNames(
    css.root,
    gap[space],
    aligns[align],
    css.justify[justify],
    noWrap && css.noWrap,
  )
  return <div className={className}>{children}</div>
}
