import { vacationQuotas } from '#generated/vacation-quotas.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { quotaReason, quotaTimes, quotaWeekdays } from './quota-fields.tsx'
import { useVacationPlans } from './use-vacation-plans.ts'

/** How many people of a plan may be off on which dates (VOP-1). */
export const VacationQuotas = resourceScreen({
  title: 'vacationQuotas',
  phrases: 'operationTeam:quotas',
  resource: vacationQuotas,
  properties: [
    rowProperty('plan', 'planId', 'name', useVacationPlans, { rowHeader: true, priority: 1 }),
    dateProperty('startsOn'),
    dateProperty('endsOn'),
    quotaWeekdays,
    quotaTimes,
    property.choice('measure', 'measures'),
    property.number('limit', { priority: 1 }),
    column.number('taken', { priority: 1 }),
    quotaReason,
    column.changed(),
  ],
})
