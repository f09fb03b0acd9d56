import { taskTemplates } from '#generated/task-templates.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { checksField } from './plan-fields.tsx'

/** The templates of frequently created tasks. */
export const TaskTemplates = resourceScreen({
  title: 'tasks',
  phrases: 'taskTemplates:list',
  resource: taskTemplates,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.text('title', { priority: 1 }),
    property.choice('priority', 'priorities'),
    property.number('dueDays'),
    checksField('checklist', 50),
    field.helpedText('recurrence'),
    field.longText('description'),
    property.active(),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
})
