import { absenceTypes } from '#generated/absence-types.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { validity } from './validity.tsx'

/** The absence types with the terms in force; each opens with past and future terms (AUS-1). */
export const AbsenceTypesScreen = resourceScreen({
  title: 'absenceTypes',
  phrases: 'absences:types',
  resource: absenceTypes,
  properties: [
    property.name(),
    property.code('code'),
    property.active(),
    property.colour('colour', { hidden: true }),
    property.choice('family', 'families'),
    property.text('country', { hidden: true }),
    property.check('private', { hidden: true }),
    property.choice('unit', 'units'),
    property.number('maxPerEvent'),
    property.number('maxPerYear'),
    property.choice('pay', 'pays'),
    property.check('countsAsWorked', { isOn: true, hidden: true }),
    property.check('countsAsAbsenteeism', { hidden: true }),
    property.check('accruesVacation', { isOn: true, hidden: true }),
    property.choice('justification', 'justifications'),
    property.number('justificationDays', { hidden: true }),
    property.choice('approver', 'approvers', { hidden: true }),
    property.text('source'),
    property.longText('note', { hidden: true, long: true }),
    validity,
    column.changed(),
  ],
  filters: [filter.active(), filter.choice('family', 'families'), filter.deleted()],
  drawer: { param: 'type', load: () => import('./terms-drawer.tsx').then((file) => file.TermsDrawer) },
  importing: () => import('./absence-types-import.ts').then((file) => file.absenceTypesImport),
})
