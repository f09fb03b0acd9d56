import { breakTypes } from '#generated/break-types.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The break types: what they count as, and their limits (PAN-8, PAN-9). */
export const BreakTypesScreen = resourceScreen({
  title: 'breakTypes',
  phrases: 'breaks:types',
  resource: breakTypes,
  properties: [
    property.name(),
    property.code('code'),
    property.colour('colour'),
    property.active(),
    property.check('effective', { isOn: true }),
    property.check('paid', { isOn: true }),
    property.number('minutesPerUse'),
    property.number('usesPerDay'),
    property.number('maxShare'),
    property.check('reasonRequired', { hidden: true }),
    property.number('everyMinutes', { hidden: true }),
    property.number('toleranceMinutes', { hidden: true }),
    property.check('cumulative', { hidden: true }),
    property.check('reminder', { isOn: true, hidden: true }),
    column.number('uses', { hidden: true }),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: () => import('./break-types-import.ts').then((file) => file.breakTypesImport),
})
