import { focusRing } from '#css/focus-ring.ts'
import { kitStyle } from '#css/kit-style.ts'
import { forcedColours } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

/** The label of a check box, radio button or switch: it is clickable as a whole. */
export const label = kitStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  // Aligned at the top: drawing the mark changes its baseline, which would move the text.
  verticalAlign: 'top',
  minBlockSize: vars.size.touch,
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  color: vars.color.text.main,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
})

const mark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.125rem',
  background: vars.color.surface.card,
  border: `1.5px solid ${vars.color.border.strong}`,
  color: vars.color.accent.on,
  transitionProperty: 'background-color, border-color, box-shadow',
  transitionDuration: vars.motion.fast,
} as const

const states = {
  '[data-hovered] > &': { borderColor: vars.color.accent.main },
  '[data-selected] > &, [data-indeterminate] > &': {
    background: vars.color.accent.main,
    borderColor: vars.color.accent.main,
  },
  '[data-focus-visible] > &': focusRing,
  '[data-invalid] > &': { borderColor: vars.color.danger.solid },
  '[data-disabled] > &': {
    background: vars.color.surface.disabled,
    borderColor: vars.color.border.main,
    color: vars.color.text.disabled,
  },
}

export const checkMark = kitStyle({
  ...mark,
  borderRadius: vars.radius.sm,
  selectors: { ...states },
  '@media': {
    [forcedColours]: {
      selectors: { '[data-selected] > &': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

export const radioMark = kitStyle({
  ...mark,
  borderRadius: vars.radius.full,
  selectors: {
    ...states,
    '[data-selected] > &::before': {
      content: '',
      inlineSize: '0.4375rem',
      blockSize: '0.4375rem',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
  '@media': { [forcedColours]: { selectors: { '[data-selected] > &': { background: 'Highlight' } } } },
})

export const switchMark = kitStyle({
  ...mark,
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  inlineSize: '2.125rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.0625rem',
  padding: '0.125rem',
  border: `1.5px solid ${vars.color.border.strong}`,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.full,
  selectors: {
    ...states,
    '&::before': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: vars.radius.full,
      background: vars.color.border.strong,
      transitionProperty: 'margin, background-color',
      transitionDuration: vars.motion.normal,
      transitionTimingFunction: vars.motion.ease,
    },
    '[data-selected] > &::before': { background: vars.color.accent.on, marginInlineStart: '0.875rem' },
    '[data-disabled] > &::before': { background: vars.color.border.main },
  },
  '@media': { [forcedColours]: { selectors: { '[data-selected] > &': { background: 'Highlight' } } } },
})

export const words = kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** The options of a group. */
export const options = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  selectors: {
    '&[data-orientation=horizontal]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.lg },
  },
})
