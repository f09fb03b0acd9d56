import { anonymisationRules } from '#generated/anonymisation-rules.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useFormats } from './use-formats.ts'

/** The method for each kind of data, and the retention in days. */
export const AnonymisationRules = resourceScreen({
  title: 'anonymisationRules',
  phrases: 'anonymisationRules:list',
  resource: anonymisationRules,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    rowProperty('template', 'templateId', 'name', useFormats),
    property.number('retentionDays'),
    property.choice('since', 'sinces'),
    property.choice('identifierMethod', 'methods'),
    property.choice('nameMethod', 'methods'),
    property.choice('phoneMethod', 'methods'),
    property.choice('emailMethod', 'methods'),
    property.choice('addressMethod', 'methods'),
    property.choice('dateMethod', 'methods'),
    property.choice('textMethod', 'methods'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
})
