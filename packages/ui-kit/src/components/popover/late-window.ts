import { late } from '#private/late.ts'

/** The popover itself, loaded after the page. */
export const lateWindow = late(() => import('./popover-window.tsx'))
