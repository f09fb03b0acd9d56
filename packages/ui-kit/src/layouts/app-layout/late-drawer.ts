import { late } from '#private/late.ts'

/** The menu of a narrow window, which comes after the page. */
export const lateDrawer = late(() => import('./nav-drawer.tsx'))
