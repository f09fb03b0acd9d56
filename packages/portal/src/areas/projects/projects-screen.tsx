import { projects } from '#generated/projects.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty, rowsProperty } from '#patterns/resource-screen/row-fields.tsx'
import * as choices from './choices.ts'
import { state } from './project-state.tsx'

/** The projects with customer, dates, codes, people and skills (PRO-1). */
export const ProjectsScreen = resourceScreen({
  title: 'projects',
  phrases: 'projects:projects',
  resource: projects,
  properties: [
    property.code('code', { priority: 1 }),
    property.text('name', { rowHeader: true, priority: 1 }),
    property.text('customer'),
    state,
    dateProperty('startsOn'),
    dateProperty('endsOn'),
    rowProperty('analyticCode', 'analyticCodeId', 'code', choices.useAnalyticCodes),
    rowProperty('serviceCode', 'serviceCodeId', 'code', choices.useServiceCodes, { hidden: true }),
    rowProperty('operatingCode', 'operatingCodeId', 'code', choices.useOperatingCodes, { hidden: true }),
    rowsProperty('coordinators', 'coordinatorIds', 'displayName', choices.useCoordinators),
    rowsProperty('skills', 'skillIds', 'code', choices.useSkills),
    column.changed(),
  ],
  filters: [filter.choice('state', 'states'), filter.deleted()],
  importing: 'code',
  width: 'full',
})
