import { workCenters } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { serviceHours } from '#generated/service-hours.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { skillProperty, timeZoneField, usualNumber } from './plan-fields.tsx'

const useCenters = () => useEveryRow(useFamily(workCenters), ({ code, name }) => `${code} · ${name}`)

/** The hours of each skill's service, its legal response times, and the limit of tickets per agent. */
export const ServiceHoursPanel = resourceScreen({
  title: 'openings',
  phrases: 'serviceHours:list',
  resource: serviceHours,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    skillProperty(),
    property.text('opensAt', { priority: 1 }),
    property.text('closesAt', { priority: 1 }),
    property.choice('legalTerm', 'legalTermOf'),
    usualNumber('maxOpen', 20),
    usualNumber('maxHeld', 1),
    field.text('saturdayOpensAt'),
    field.text('saturdayClosesAt'),
    field.text('sundayOpensAt'),
    field.text('sundayClosesAt'),
    rowProperty('workCenter', 'workCenterId', 'name', useCenters),
    timeZoneField(),
    property.check('assigns'),
    property.check('givesBack', { isOn: true }),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
})
