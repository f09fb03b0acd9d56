import { kitGlobalStyle, kitStyle } from '#css/kit-style.ts'
import { backdrop as drawerBackdrop, panel, sides } from '#components/drawer/drawer.css.ts'
import { below } from '#css/media.ts'
import { vars } from '#themes/contract.css.ts'

const { color, space, size } = vars
const narrow = below('lg')
const bar = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: size.topbar,
} as const

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: `${size.nav} minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  selectors: {
    '&[data-collapsed]': { gridTemplateColumns: `${size.navCollapsed} minmax(0, 1fr)` },
    '&[data-wall]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-collapsed]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    print: { display: 'block' },
  },
})
// All sizes are in rem, so they scale, including overlays above the page.
kitGlobalStyle(`:root:has(${root}[data-wall])`, {
  fontSize: '200%',
  '@media': { [narrow]: { fontSize: '100%' } },
})
const hidden = { '&[hidden]': { display: 'none' } } as const
export const skip = kitStyle({
  position: 'fixed',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  zIndex: vars.z.skip,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  borderRadius: vars.radius.md,
  background: color.accent.main,
  color: color.accent.on,
  fontWeight: vars.font.weight.semibold,
  translate: '0 -300%',
  selectors: { '&:focus': { translate: '0 0' }, ...hidden },
})
export const side = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minInlineSize: 0,
  background: color.surface.nav,
  color: color.text.main,
  borderInlineEnd: `1px solid ${color.border.subtle}`,
  zIndex: vars.z.nav,
  selectors: hidden,
  '@media': { [narrow]: { display: 'none' } },
})
export const brand = kitStyle({
  ...bar,
  gap: space.sm,
  paddingInline: space.lg,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  overflow: 'hidden',
})
export const menu = kitStyle({ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', scrollbarWidth: 'thin' })
export const navFooter = kitStyle({ padding: space.md, borderBlockStart: `1px solid ${color.border.subtle}` })
export const column = kitStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const topbar = kitStyle({
  ...bar,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  gap: space.sm,
  paddingInline: space.lg,
  background: `color-mix(in srgb, ${color.surface.topbar} 92%, transparent)`,
  backdropFilter: 'saturate(1.4) blur(10px)',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: hidden,
  '@media': { [narrow]: { paddingInline: space.md } },
})
export const onlyNarrow = kitStyle({ display: 'none', '@media': { [narrow]: { display: 'contents' } } })
export const onlyWide = kitStyle({ display: 'contents', '@media': { [narrow]: { display: 'none' } } })
export const main = kitStyle({
  flexGrow: 1,
  minInlineSize: 0,
  outline: 'none',
  // Sticky parts of the page stay below the bar.
  vars: { '--portal-sticky-top': size.topbar },
})

export const backdrop = drawerBackdrop
export const drawer = kitStyle([panel, sides.start, { inlineSize: 'min(19rem, 88vw)' }])
export const dialog = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minBlockSize: 0,
  outline: 'none',
})
export const drawerNav = kitStyle({ flexGrow: 1, background: color.surface.nav, color: color.text.main })
export const closer = kitStyle({ marginInlineStart: 'auto' })
