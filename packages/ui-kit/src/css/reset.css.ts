import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { density, vars } from '#themes/contract.css.ts'
import { resetLayer } from './layers.css.ts'

const reset = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('html', { textSizeAdjust: '100%', scrollPaddingBlock: '5rem' })
reset('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: vars.color.surface.page,
  color: vars.color.text.main,
  fontFamily: vars.font.family,
  fontSize: density.fontSize,
  lineHeight: vars.font.line.normal,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
reset('h1, h2, h3, h4, p, dl, dd, ol, ul, figure, blockquote, fieldset, legend', { margin: 0, padding: 0 })
reset('ol, ul', { listStyle: 'none' })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('legend', { fontWeight: vars.font.weight.semibold, paddingBlockEnd: vars.space.sm })
reset('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.tight,
})
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'start' })
// Monospace fonts look larger than their nominal size.
reset('code', { fontFamily: vars.font.mono, fontSize: '0.92em' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' })
reset('a', { color: vars.color.text.link })
// A themed region paints its own background, because its theme can differ from that of the page around it.
reset('[data-region=nav]', { background: vars.color.surface.nav, color: vars.color.text.main })
reset('[hidden]', { display: 'none' })
reset('::selection', { background: vars.color.accent.main, color: vars.color.accent.on })
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
