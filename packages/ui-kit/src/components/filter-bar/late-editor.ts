import { late } from '#private/late.ts'

/** The fields of filters. Dates and long lists weigh more than a list, whose first rows must not wait for them. */
export const lateEditor = late(() => import('./filter-editor.tsx'))
