import { late } from '#private/late.ts'

/** The dialog itself, which comes after the page. */
export const lateWindow = late(() => import('./dialog-window.tsx'))
