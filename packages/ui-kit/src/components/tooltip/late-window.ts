import { late } from '#private/late.ts'

/** The tooltip itself, loaded after the page. */
export const lateTooltip = late(() => import('./tooltip-window.tsx'))
