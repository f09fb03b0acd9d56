import { focusRing } from '#css/focus-ring.ts'
import { kitStyle, kitVariants } from '#css/kit-style.ts'
import { vars } from '#themes/contract.css.ts'

export const root = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  borderRadius: vars.radius.sm,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: 'from-font',
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': focusRing },
})

export const tones = kitVariants({
  link: {
    color: vars.color.text.link,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in srgb, currentColor 40%, transparent)`,
    selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
  },
  quiet: {
    color: 'inherit',
    fontWeight: vars.font.weight.semibold,
    textDecorationLine: 'none',
    selectors: { '&[data-hovered]': { textDecorationLine: 'underline', color: vars.color.text.link } },
  },
})
