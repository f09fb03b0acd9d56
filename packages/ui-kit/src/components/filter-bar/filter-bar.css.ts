import { focusRing } from '#css/focus-ring.ts'
import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { density, vars } from '#themes/contract.css.ts'

const { color, space } = vars

/** At the width of a phone, chips would fill the page before its first row: replace them by one button. */
const onPhone = '(max-width: 29.99rem)'

/** A size container, for the condition below. */
export const root = kitStyle({ containerType: 'inline-size', flexGrow: 1, minInlineSize: 0 })
export const line = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  '@container': { [onPhone]: { flexWrap: 'nowrap' } },
})
export const search = kitStyle({
  flex: '1 1 12rem',
  minInlineSize: 0,
  maxInlineSize: '20rem',
  '@container': { [onPhone]: { maxInlineSize: 'none' } },
})
// The chips wrap together with their neighbours.
export const chips = kitStyle({ display: 'contents' })
export const wide = kitStyle({
  display: 'contents',
  '@container': { [onPhone]: { display: 'none' } },
})
export const phone = kitStyle({
  display: 'none',
  '@container': { [onPhone]: { display: 'contents' } },
})
export const sheetFilter = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xs,
})

/** Active: filled, with a cross. Inactive: a dashed outline. */
export const chip = kitStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: `calc(${density.controlHeight} - 0.375rem)`,
  border: `1px dashed ${color.border.strong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.sm,
  color: color.text.main,
  selectors: {
    '&[data-set]': {
      borderStyle: 'solid',
      borderColor: color.border.main,
      background: color.accent.soft,
      color: color.accent.softText,
    },
  },
  '@media': { [forcedColours]: { borderColor: 'ButtonText' } },
})
export const chipButton = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  paddingInline: space.md,
  borderRadius: vars.radius.full,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-focus-visible]': focusRing,
  },
})
kitGlobalStyle(`${chip}[data-set] > ${chipButton}`, { paddingInlineEnd: space.xs })
kitGlobalStyle(`${chip}[data-set] > ${chipButton}[data-hovered]`, { background: color.accent.softHover })
export const chipText = kitStyle({
  minInlineSize: 0,
  maxInlineSize: '22rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const chipValue = kitStyle({ fontWeight: vars.font.weight.semibold })
export const remove = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.accent.softHover },
    '&[data-focus-visible]': focusRing,
  },
})
export const add = kitStyle({ display: 'inline-flex' })

export const editorFoot = kitStyle({ display: 'flex', justifyContent: 'flex-end', gap: space.sm })
export const numbers = kitStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space.sm,
  maxInlineSize: '20rem',
})
export const legend = kitStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  paddingBlockEnd: space.xs,
})
