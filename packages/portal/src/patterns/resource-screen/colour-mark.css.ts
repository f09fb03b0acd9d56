import { style } from '@vanilla-extract/css'

export const mark = style({
  display: 'inline-block',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  borderRadius: '50%',
  marginInlineEnd: '0.5em',
  // The system's colours replace the mark's own: the word beside it says which one it is.
  forcedColorAdjust: 'none',
})
