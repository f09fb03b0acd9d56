import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import { align as aligns, gap, rowGap } from '#css/spacing.css.ts'
import type { Align, Space } from '#layouts/space.ts'
import * as css from './inline.css.ts'

/** Properties of a row. */
export interface InlineProps {
  space?: Space | undefined
  /** The distance between wrapped lines. Defaults to `space`. */
  lineSpace?: Space | undefined
  align?: Align | undefined
  /** The alignment along the row. */
  justify?: 'start' | 'center' | 'end' | undefined
  /** Keeps the children on one line; otherwise they wrap. */
  noWrap?: boolean | undefined
  children: ReactNode
}

/** Children in a row that wraps. */
export function Inline({
  space = 'sm',
  lineSpace,
  align = 'center',
  justify = 'start',
  noWrap = false,
  children,
}: InlineProps) {
  const className = classNames(
    css.root,
    gap[space],
    lineSpace && rowGap[lineSpace],
    aligns[align],
    css.justify[justify],
    noWrap && css.noWrap,
  )
  return <div className={className}>{children}</div>
}
