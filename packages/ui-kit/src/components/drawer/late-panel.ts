import { late } from '#private/late.ts'

/** The drawer itself, which comes after the page. */
export const latePanel = late(() => import('./drawer-panel.tsx'))
