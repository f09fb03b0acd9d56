import { Star, type LucideProps } from 'lucide-react'
import { createElement, forwardRef } from 'react'

/** A star that is set: the outline filled. */
export const Starred = forwardRef<SVGSVGElement, LucideProps>((props, ref) =>
  createElement(Star, { ...props, ref, fill: 'currentColor' }),
)
Starred.displayName = 'Starred'
