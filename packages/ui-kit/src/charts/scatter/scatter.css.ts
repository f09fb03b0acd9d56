import { kitStyle } from '#css/kit-style.ts'

export const sheets = kitStyle({ position: 'relative' })
/** Layers the axes, the points and the cursor. */
export const sheet = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
})
