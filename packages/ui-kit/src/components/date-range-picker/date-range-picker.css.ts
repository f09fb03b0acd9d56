import { kitStyle } from '#css/kit-style.ts'
import { below, forcedColours } from '#css/media.ts'
import { control as box } from '#private/field/field.css.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space } = vars

/** Both dates in one line; wrapped where even a phone is too narrow. */
export const control = kitStyle([box, { maxInlineSize: '25rem' }])
export const dates = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  flexGrow: 1,
  minInlineSize: 0,
  paddingInline: space.md,
})
export const end = kitStyle({ display: 'inline-flex', alignItems: 'center', columnGap: space.xs })
export const dash = kitStyle({ color: color.text.subtle })

export const panel = kitStyle({
  display: 'flex',
  gap: space.lg,
  '@media': { [below('md')]: { flexDirection: 'column', gap: space.sm } },
})
export const presets = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: '10rem',
  paddingInlineEnd: space.md,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  '@media': {
    [below('md')]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      gap: space.xs,
      // As wide as the month below, not as the longest preset.
      inlineSize: 0,
      minInlineSize: '100%',
      padding: 0,
      paddingBlockEnd: space.sm,
      border: 0,
      borderBlockEnd: `1px solid ${color.border.subtle}`,
    },
  },
})
export const preset = kitStyle({
  minBlockSize: '2rem',
  paddingInline: space.sm,
  borderRadius: vars.radius.sm,
  fontSize: '0.9375rem',
  lineHeight: vars.font.line.snug,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-pressed]': { background: color.surface.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': {
      background: color.accent.soft,
      color: color.accent.softText,
      fontWeight: vars.font.weight.semibold,
    },
    '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [below('md')]: { border: `1px solid ${color.border.main}`, fontSize: vars.font.size.sm },
    [forcedColours]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
