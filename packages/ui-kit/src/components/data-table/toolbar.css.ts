import { content, text } from '#components/button/button.css.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { root as field } from '#private/field/field.css.ts'
import { density, vars } from '#themes/contract.css.ts'
import { narrow } from './data-table.css.ts'

const { color, space } = vars

export const toolbar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: space.sm,
  rowGap: space.xs,
  paddingBlock: space.xs,
  paddingInline: density.cellPadding,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@container': { [narrow]: { paddingBlock: space.sm } },
})
// An empty toolbar takes no line.
kitGlobalStyle(`${toolbar}:not(:has(button, input, a))`, { borderBlockEnd: 0, paddingBlock: 0 })
export const tools = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  // A narrower search would hide the active filters behind the one button for phones.
  flex: '1 1 31rem',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [narrow]: { flexBasis: '100%' } },
})
// A search in the toolbar leaves space for filters beside it.
kitGlobalStyle(`${tools} > ${field}`, { flex: '1 1 12rem', maxInlineSize: '20rem' })
export const toolsEnd = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  selectors: { [`${toolbar} > &`]: { minBlockSize: density.controlHeight } },
  '@container': {
    [narrow]: {
      flexBasis: '100%',
      justifyContent: 'flex-start',
      selectors: { [`${toolbar} > &`]: { minBlockSize: 0 } },
    },
  },
})
export const acts = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.xs,
  marginInlineStart: 'auto',
})
// Beside cards only the icons fit; the labels are still read out.
kitGlobalStyle(`${acts} ${content}:has(> svg) > ${text}`, {
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
/** The place for the buttons of `SavedViews` around the table. */
export const slot = kitStyle({ display: 'contents' })
export const onlyCards = kitStyle({
  display: 'none',
  '@container': { [narrow]: { display: 'contents' } },
})
export const count = kitStyle({
  fontSize: vars.font.size.sm,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  // When empty it takes no space, not even the gap.
  selectors: { '&:empty': { position: 'absolute' } },
})
