import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import { align as aligns, gap } from '#css/spacing.css.ts'
import type { Align, Space } from '#layouts/space.ts'
import * as css from './spread.css.ts'

/** Properties of the layout. */
export interface SpreadProps {
  space?: Space | undefined
  align?: Align | undefined
  children: ReactNode
}

/** Children at both ends of a row, such as a title and its actions. */
export function Spread({ space = 'md', align = 'center', children }: SpreadProps) {
  return <div className={classNames(css.root, gap[space], aligns[align])}>{children}</div>
}
