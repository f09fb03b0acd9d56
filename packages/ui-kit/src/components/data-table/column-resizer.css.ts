import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'
import { headCell, narrow } from './data-table.css.ts'

const { color } = vars

/** A hit area around the border between two headers, with a line that appears on hover and focus. */
export const resizer = kitStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: '-0.625rem',
  inlineSize: '1.25rem',
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '0.5rem',
      insetInlineStart: 'calc(50% - 1px)',
      inlineSize: '2px',
      borderRadius: vars.radius.full,
      background: color.border.main,
      opacity: 0,
    },
    'thead:hover &::before': { opacity: 1 },
    '&:hover::before, &:active::before': { opacity: 1, background: color.accent.main },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
    '&:focus-visible::before': { opacity: 1, background: color.focus },
    // Nothing comes after the last header: outside it the hit area would widen the table.
    [`${headCell}:last-child > &`]: { insetInlineEnd: 0 },
  },
  '@container': { [narrow]: { display: 'none' } },
  '@media': {
    print: { display: 'none' },
    [forcedColours]: { selectors: { '&::before': { background: 'ButtonText' } } },
  },
})
