import { late } from '#private/late.ts'

/** The page size choice, loaded on demand: a select is as large as a table, whose rows must not wait for it. */
export const lateChoice = late(() => import('./page-size-choice.tsx'))
