import { late } from '#private/late.ts'

/** The menu of a narrow window, loaded after the page. */
export const lateDrawer = late(() => import('./nav-drawer.tsx'))
