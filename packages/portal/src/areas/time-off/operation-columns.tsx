import type { VacationRequest } from '@portal/sdk'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import type { useStanding } from './use-standing.ts'
import { vacationColumns } from './vacation-columns.tsx'
import type { useAmount } from './vacation-words.ts'

type Spec = ColumnSpec<VacationRequest, WordOf<'vacations:list'>>

/** Of no use where the whole request is decided on at once. */
const without: readonly string[] = ['stage', 'kind', 'shortNotice']

/** The columns of the requests of plans. */
export const operationColumns = (
  amount: ReturnType<typeof useAmount>,
  standing: ReturnType<typeof useStanding>,
): readonly Spec[] => [
  ...vacationColumns(true, amount, standing).filter(({ id }) => !without.includes(id)),
  column.custom(
    'plan',
    { text: ({ operations }: VacationRequest) => operations?.plan.name ?? '' },
    { priority: 3 },
  ),
]
