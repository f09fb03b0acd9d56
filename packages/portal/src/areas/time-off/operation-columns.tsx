import type { VacationRequest } from '@portal/sdk'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import type { useStatusText } from './use-status-text.ts'
import { vacationColumns } from './vacation-columns.tsx'
import type { useAmount } from './vacation-words.ts'

type Spec = ColumnSpec<VacationRequest, WordOf<'vacations:list'>>

/** Useless where the whole request is decided at once. */
const without: readonly string[] = ['stage', 'kind', 'shortNotice']

/** The columns of the requests of plans. */
export const operationColumns = (
  amount: ReturnType<typeof useAmount>,
  statusText: ReturnType<typeof useStatusText>,
): readonly Spec[] => [
  ...vacationColumns(true, amount, statusText).filter(({ id }) => !without.includes(id)),
  column.custom(
    'plan',
    { text: ({ operations }: VacationRequest) => operations?.plan.name ?? '' },
    { priority: 3 },
  ),
]
