import { late } from '#private/late.ts'

/** The dialog itself, loaded after the page. */
export const lateWindow = late(() => import('./dialog-window.tsx'))
