import type { IconId } from '#icons/icons.ts'

/** The icon of each stage, on a bar and in the legend. */
export const stageIcons: Record<'settled' | 'open' | 'refused', IconId> = {
  settled: 'check',
  open: 'help',
  refused: 'x',
}
