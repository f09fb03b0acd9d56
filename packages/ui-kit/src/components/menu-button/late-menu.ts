import { late } from '#private/late.ts'

/** The list that a menu button opens: it comes after the page, which shows closed menus only. */
export const lateMenu = late(() => import('./menu-list.tsx'))
