import type { ShiftPattern } from '@portal/sdk'
import { shiftPatterns } from '#generated/shift-patterns.ts'
import { hoursFace } from '#format/clock-face.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { dayColumns } from './pattern-days.ts'
import { validFromField, weeksProperty } from './pattern-weeks.tsx'

/** The weekly times of the people assigned to a pattern. */
export const ShiftPatterns = resourceScreen({
  title: 'shiftPatterns',
  phrases: 'shifts:patterns',
  resource: shiftPatterns,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    column.active(),
    column.custom(
      'weeklyMinutes',
      { text: ({ weeklyMinutes }: ShiftPattern) => hoursFace(weeklyMinutes) },
      { align: 'end', priority: 1 },
    ),
    column.number('assigned'),
    dateProperty('anchorOn'),
    weeksProperty,
    validFromField,
    dayColumns,
    column.changed(),
  ],
  filters: [filter.active()],
  importing: () => import('./patterns-import.ts').then((file) => file.patternsImport),
})
