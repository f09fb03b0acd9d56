import { createElement } from 'react'
import type { IconId } from '#icons/icons.ts'
import { classNames } from '#css/class-names.ts'
import * as css from './icon.css.ts'
import { useDrawing } from './use-drawing.ts'

/** How to draw an icon of the kit. */
export interface IconProps {
  id: IconId
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Says what the icon means. Leave it out beside a text: then readers of the screen skip the icon. */
  label?: string | undefined
}

// Arrows of reading direction turn round where text runs from right to left.
const directed: ReadonlySet<IconId> = new Set([
  'chevronLeft',
  'chevronRight',
  'arrowLeft',
  'arrowRight',
  'collapse',
  'expand',
  'login',
  'logout',
  'send',
])

/** A drawing by name, silent unless it has a label. */
export function Icon({ id, size = 'md', label }: IconProps) {
  const drawing = useDrawing(id)
  const className = classNames(css.sizes[size], directed.has(id) && css.directed)
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  // A drawing on its way keeps its place.
  return createElement(drawing ?? 'svg', { className, focusable: false, ...meaning })
}
