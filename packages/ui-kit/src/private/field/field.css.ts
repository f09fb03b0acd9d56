import { forcedColours } from '#css/media.ts'
import { kitStyle } from '#css/kit-style.ts'
import { density, vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: '100%',
  minInlineSize: 0,
})

export const label = kitStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.main,
  lineHeight: vars.font.line.snug,
})

export const required = kitStyle({ color: vars.color.danger.text })

export const description = kitStyle({
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
  lineHeight: vars.font.line.snug,
})

export const error = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  color: vars.color.danger.text,
  lineHeight: vars.font.line.snug,
})

export const errorLine = kitStyle({})

/** The box around the input. */
export const control = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: density.controlHeight,
  background: vars.color.surface.card,
  color: vars.color.text.main,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.md,
  transitionProperty: 'border-color, box-shadow, background-color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.text.subtle },
    '&[data-focus-within], &[data-focused], &[data-focus-visible], &:focus-within': {
      borderColor: vars.color.focus,
      outline: `1px solid ${vars.color.focus}`,
      outlineOffset: 0,
    },
    '&[data-invalid], [data-invalid] &': { borderColor: vars.color.danger.solid },
    '[data-invalid] &:focus-within': { outlineColor: vars.color.danger.solid },
    '&[data-disabled], [data-disabled] &': {
      background: vars.color.surface.disabled,
      color: vars.color.text.disabled,
      borderColor: vars.color.border.main,
      cursor: 'not-allowed',
    },
    '[data-readonly] &': { background: vars.color.surface.sunken, borderColor: vars.color.border.main },
  },
  '@media': { [forcedColours]: { borderColor: 'ButtonText' } },
})

export const input = kitStyle({
  flexGrow: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `calc(${density.controlHeight} - 2px)`,
  paddingInline: vars.space.md,
  background: 'transparent',
  border: 0,
  outline: 'none',
  fontSize: density.fontSize,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.text.subtle, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
})

export const adornment = kitStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.text.muted,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.md },
    '&:last-child': { paddingInlineEnd: vars.space.md },
  },
})

/** A small button inside the box of a field. */
export const innerButton = kitStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  marginInlineEnd: vars.space.xs,
  borderRadius: vars.radius.sm,
  color: vars.color.text.muted,
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.main },
    '&[data-pressed]': { background: vars.color.surface.pressed },
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})
