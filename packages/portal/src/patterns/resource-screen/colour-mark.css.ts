import { style } from '@vanilla-extract/css'

export const mark = style({
  display: 'inline-block',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  borderRadius: '50%',
  marginInlineEnd: '0.5em',
  // Forced colours replace the mark's own: the label beside it names the colour.
  forcedColorAdjust: 'none',
})
