import type { PublishedPayslip } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'

type Spec = ColumnSpec<PublishedPayslip, WordOf<'payroll:published'>>
type TranslateWord = (
  id: `states.${PublishedPayslip['state']}` | `kinds.${PublishedPayslip['kind']}`,
) => string

const tones = { published: 'success', replaced: 'neutral', withdrawn: 'danger' } as const

/** The columns of what was published: whose, and when they looked and downloaded. */
export const publishedColumns = (translate: TranslateWord): readonly Spec[] => [
  column.custom(
    'person',
    { text: ({ person }: PublishedPayslip) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.text('month', { sortable: true, priority: 1 }),
  column.custom(
    'state',
    {
      text: ({ state }: PublishedPayslip) => translate(`states.${state}`),
      cell: ({ state }) => <Status tone={tones[state]}>{translate(`states.${state}`)}</Status>,
    },
    { priority: 1 },
  ),
  column.dateTime('downloadedAt', { priority: 1 }),
  column.custom(
    'kind',
    { text: ({ kind }: PublishedPayslip) => translate(`kinds.${kind}`) },
    { priority: 3 },
  ),
  column.number('version', { priority: 3 }),
  column.dateTime('seenAt', { priority: 2 }),
  column.dateTime('remindedAt', { priority: 2 }),
  column.dateTime('publishedAt', { sortable: true, priority: 3 }),
]
