import { vacationPeriods } from '#generated/vacation-periods.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { periodState, unansweredRequests } from './period-columns.tsx'
import { useVacationPlans } from './use-vacation-plans.ts'

/** The periods of requests of a plan, and the deadline of the answers (VOP-5). */
export const VacationPeriods = resourceScreen({
  title: 'vacationPeriods',
  phrases: 'operationTeam:periods',
  resource: vacationPeriods,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    rowProperty('plan', 'planId', 'name', useVacationPlans),
    periodState,
    dateProperty('opensOn'),
    dateProperty('closesOn'),
    dateProperty('answerBy'),
    unansweredRequests,
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
