import { late } from '#private/late.ts'

/** The list of a menu button, loaded after the page, which shows closed menus only. */
export const lateMenu = late(() => import('./menu-list.tsx'))
