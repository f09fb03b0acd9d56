import { templates } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { openingPlans } from '#generated/opening-plans.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { checksField, skillProperty, timeZoneField, usualNumber } from './plan-fields.tsx'

const useTemplates = () => useEveryRow(useFamily(templates), ({ name }) => name)

/** When each service opens, and its checklist. */
export const OpeningPlans = resourceScreen({
  title: 'openings',
  phrases: 'openingPlans:list',
  resource: openingPlans,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    skillProperty(),
    property.text('opensAt', { priority: 1 }),
    property.choice('days', 'daysOf'),
    usualNumber('toleranceMinutes', 5),
    usualNumber('minimumPercent', 90),
    rowProperty('template', 'templateId', 'name', useTemplates),
    checksField('checks', 12),
    timeZoneField(),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
})
