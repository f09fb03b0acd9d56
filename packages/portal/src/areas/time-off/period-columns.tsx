import type { VacationPeriod } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'

const tones: Record<VacationPeriod['state'], Tone> = {
  scheduled: 'neutral',
  open: 'success',
  resolving: 'warning',
  resolved: 'info',
  closed: 'neutral',
}

/** The phase of a period today. */
export const periodState = column.custom(
  'state',
  {
    text: ({ state }: VacationPeriod, { translate }) => translate(`states.${state}`),
    cell: ({ state }, { translate }) => <Status tone={tones[state]}>{translate(`states.${state}`)}</Status>,
  },
  { priority: 1 },
)

/** How many requests wait for an answer, and whether the company is late (VOP-5). */
export const unansweredRequests = column.custom(
  'unanswered',
  {
    text: ({ unanswered, isLate }: VacationPeriod, { translate }) =>
      isLate ? `${unanswered} · ${translate('late')}` : String(unanswered),
    cell: ({ unanswered, isLate }, { translate }) =>
      isLate ? <Status tone="danger">{`${unanswered} · ${translate('late')}`}</Status> : unanswered,
  },
  { align: 'end', priority: 1 },
)
