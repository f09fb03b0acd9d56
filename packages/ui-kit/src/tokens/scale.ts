const rem = (px: number): string => `${px / 16}rem`

/** Distances on a 4 px grid, in rem so that they follow the reader's font size. */
export const space = {
  none: '0',
  xxs: rem(2),
  xs: rem(4),
  sm: rem(8),
  md: rem(12),
  lg: rem(16),
  xl: rem(24),
  xxl: rem(32),
  xxxl: rem(48),
}

/** Fixed sizes of parts other than text. */
export const size = {
  icon: rem(18),
  iconSmall: rem(16),
  iconLarge: rem(24),
  touch: rem(24),
  field: rem(400),
  prose: rem(680),
  page: rem(1440),
  nav: rem(264),
  navCollapsed: rem(64),
  topbar: rem(56),
  dialogSmall: rem(440),
  dialogMedium: rem(600),
  dialogLarge: rem(880),
  drawer: rem(440),
}

export const radius = { sm: rem(4), md: rem(6), lg: rem(10), full: '999px' }

export const font = {
  family: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', 'Cascadia Code', Consolas, monospace",
  size: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(21), xxl: rem(26), huge: rem(34) },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  line: { tight: '1.2', snug: '1.35', normal: '1.5' },
}

/** Durations and easings; durations become zero with reduced motion. */
export const motion = {
  fast: '110ms',
  normal: '180ms',
  slow: '280ms',
  spin: '900ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
}

export const z = {
  sticky: '100',
  nav: '200',
  dropdown: '300',
  modal: '400',
  notification: '500',
  skip: '600',
}

/** The values that depend on the density. */
export const densities = {
  comfortable: {
    controlHeight: rem(38),
    rowHeight: rem(38),
    cellPadding: rem(14),
    fontSize: rem(16),
    gap: rem(16),
  },
  compact: {
    controlHeight: rem(32),
    rowHeight: rem(32),
    cellPadding: rem(10),
    fontSize: rem(15),
    gap: rem(12),
  },
}

/** The density of controls and table rows. */
export type Density = keyof typeof densities
