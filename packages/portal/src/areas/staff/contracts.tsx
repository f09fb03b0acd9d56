import type { Contract } from '@portal/sdk'
import { contracts } from '#generated/contracts.ts'
import { useCenterOptions } from '#patterns/choices/use-center-options.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { personProperty } from './person-property.tsx'
import { weekDays, weeklyMinutes } from './weekly-minutes.tsx'

/** Contracts as dated versions: the basis of people's working days. */
export const Contracts = resourceScreen({
  title: 'contracts',
  phrases: 'workdays:contracts',
  resource: contracts,
  properties: [
    personProperty,
    dateProperty('startsOn'),
    dateProperty('endsOn'),
    column.custom(
      'state',
      { text: ({ state }: Contract, { translate }) => translate(`states.${state}`) },
      { priority: 1 },
    ),
    property.choice('kind', 'kinds'),
    weeklyMinutes,
    weekDays,
    property.check('partTime'),
    rowProperty('workCenter', 'workCenterId', 'name', useCenterOptions),
    property.text('agreement', { hidden: true }),
    property.longText('note', { hidden: true, wrap: true }),
    column.changed(),
  ],
  filters: [filter.choice('state', 'states'), filter.choice('kind', 'kinds')],
  importing: () => import('./contracts-import.ts').then((file) => file.contractsImport),
})
