import { Star, type LucideProps } from 'lucide-react'
import { createElement, forwardRef } from 'react'

/** An active star: the filled outline. */
export const Starred = forwardRef<SVGSVGElement, LucideProps>((props, ref) =>
  createElement(Star, { ...props, ref, fill: 'currentColor' }),
)
Starred.displayName = 'Starred'
