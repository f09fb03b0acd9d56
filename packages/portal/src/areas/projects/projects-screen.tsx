import type { Project } from '@portal/sdk'
import { projects } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateField } from '#patterns/resource-screen/date-field.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowField, rowsField } from '#patterns/resource-screen/row-fields.tsx'
import {
  useAnalyticCodes,
  useCoordinators,
  useOperatingCodes,
  useServiceCodes,
  useSkills,
} from './choices.ts'
import { projectStates, stateColumn, stateField } from './project-state.tsx'

type Named = 'analyticCode' | 'serviceCode' | 'operatingCode'

const codeColumn = <Id extends Named>(id: Id, shape: { hidden?: true } = {}) =>
  column.custom<Pick<Project, Id>, Id>(id, { text: (row) => row[id]?.code ?? '' }, shape)

/** The projects: for whom, since when, with which codes, people and skills (PRO-1). */
export const ProjectsScreen = resourceScreen({
  title: 'projects',
  phrases: 'projects:projects',
  family: projects,
  label: ({ name }) => name,
  permissions: { create: 'PROYECTOS_CREAR', update: 'PROYECTOS_EDITAR', destroy: 'PROYECTOS_ELIMINAR' },
  defaultSort: 'code',
  columns: [
    column.code('code', { sortable: true, priority: 1 }),
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.text('customer', { sortable: true }),
    stateColumn,
    column.text('startsOn', { sortable: true }),
    column.text('endsOn', { sortable: true }),
    codeColumn('analyticCode'),
    codeColumn('serviceCode', { hidden: true }),
    codeColumn('operatingCode', { hidden: true }),
    column.custom<Project, 'coordinators'>('coordinators', {
      text: ({ coordinators }) => coordinators.map(({ displayName }) => displayName).join(', '),
    }),
    column.custom<Project, 'skills'>('skills', {
      text: ({ skills }) => skills.map(({ code }) => code).join(', '),
    }),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.oneOf('state', 'states', projectStates), filter.deleted()],
  fields: [
    field.text('code', { isRequired: true, maxLength: 30 }),
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.text('customer', { isRequired: true, maxLength: 120 }),
    stateField,
    dateField('startsOn', { isRequired: true }),
    dateField('endsOn'),
    rowField('analyticCodeId', useAnalyticCodes),
    rowField('serviceCodeId', useServiceCodes),
    rowField('operatingCodeId', useOperatingCodes),
    rowsField('coordinatorIds', useCoordinators),
    rowsField('skillIds', useSkills),
  ],
  importing: 'code',
  bulk: ['destroy'],
  width: 'full',
})
