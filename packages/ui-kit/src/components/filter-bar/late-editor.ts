import { late } from '#private/late.ts'

/**
 * Loaded on demand: date fields and long option lists are larger than a list, whose first rows must not wait for
 * them.
 */
export const lateEditor = late(() => import('./filter-editor.tsx'))
