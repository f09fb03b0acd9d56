import { createElement } from 'react'
import type { IconId } from '#icons/icons.ts'
import { classNames } from '#css/class-names.ts'
import * as css from './icon.css.ts'
import { useDrawing } from './use-drawing.ts'

/** How to draw an icon of the kit. */
export interface IconProps {
  id: IconId
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The meaning of the icon. Leave it out beside a text: then screen readers skip the icon. */
  label?: string | undefined
}

// Directional icons are mirrored in right-to-left text.
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

/** An icon by name; hidden from screen readers unless it has a label. */
export function Icon({ id, size = 'md', label }: IconProps) {
  const drawing = useDrawing(id)
  const className = classNames(css.sizes[size], directed.has(id) && css.directed)
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  // Reserve the space while the drawing loads.
  return createElement(drawing ?? 'svg', { className, focusable: false, ...meaning })
}
