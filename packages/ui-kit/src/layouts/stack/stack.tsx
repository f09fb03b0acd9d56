import type { ReactNode } from 'react'
import { classNames } from '#css/class-names.ts'
import { align as aligns, gap } from '#css/spacing.css.ts'
import type { Align, Space } from '#layouts/space.ts'
import * as css from './stack.css.ts'

/** Properties of the layout. */
export interface StackProps {
  space?: Space | undefined
  align?: Align | undefined
  /** The element to render: `ul` and `ol` make their children's `li` a list. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | undefined
  children: ReactNode
}

/** Children below one another with equal gaps. */
export function Stack({ space = 'lg', align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={classNames(css.root, gap[space], aligns[align])}>{children}</Element>
}
