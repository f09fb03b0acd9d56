import { late } from '#private/late.ts'

/** The tooltip itself, which comes after the page. */
export const lateTooltip = late(() => import('./tooltip-window.tsx'))
