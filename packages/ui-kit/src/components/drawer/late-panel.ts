import { late } from '#private/late.ts'

/** The drawer itself, loaded after the page. */
export const latePanel = late(() => import('./drawer-panel.tsx'))
