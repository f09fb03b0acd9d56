import type { VacationPeriod } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'
import { vacationPeriods } from '#generated/vacation-periods.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useVacationPlans } from './use-vacation-plans.ts'

const tones: Record<VacationPeriod['state'], Tone> = {
  scheduled: 'neutral',
  open: 'success',
  resolving: 'warning',
  resolved: 'info',
  closed: 'neutral',
}

/** When one asks for which dates of a plan, and until when the company answers (VOP-5). */
export const VacationPeriods = resourceScreen({
  title: 'vacationPeriods',
  phrases: 'operationTeam:periods',
  resource: vacationPeriods,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    rowProperty('plan', 'planId', 'name', useVacationPlans),
    column.custom(
      'state',
      {
        text: ({ state }: VacationPeriod, { say }) => say(`states.${state}`),
        cell: ({ state }, { say }) => <Status tone={tones[state]}>{say(`states.${state}`)}</Status>,
      },
      { priority: 1 },
    ),
    dateProperty('opensOn'),
    dateProperty('closesOn'),
    dateProperty('answerBy'),
    column.custom(
      'unanswered',
      {
        text: ({ unanswered, isLate }: VacationPeriod, { say }) =>
          isLate ? `${unanswered} · ${say('late')}` : String(unanswered),
        cell: ({ unanswered, isLate }, { say }) =>
          isLate ? <Status tone="danger">{`${unanswered} · ${say('late')}`}</Status> : unanswered,
      },
      { align: 'end', priority: 1 },
    ),
    dateProperty('startsOn'),
    dateProperty('endsOn'),
    property.choice('criterion', 'criteria'),
    column.changed(),
  ],
  drawer: {
    param: 'period',
    load: () => import('./period-results.tsx').then((file) => file.PeriodResultsDrawer),
  },
})
