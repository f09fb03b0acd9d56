import { vars } from '#themes/contract.css.ts'
import { forcedColours } from '#css/media.ts'

const palette = Object.values(vars.color.chart)

/** The colour of a series for a canvas: the resolved value of its variable at that element, in its theme. */
export function colourOf(element: Element, at: number): string {
  if (matchMedia(forcedColours).matches) return 'CanvasText'
  const name = palette[at % palette.length]?.match(/--[\w-]+/)?.[0] ?? ''
  return getComputedStyle(element).getPropertyValue(name)
}
