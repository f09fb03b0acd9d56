import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkProject } from './projects.rules.ts'

const named = ['code', 'name'] as const

export const projectsHandlers: HandlerTable = catalogue('projects', {
  table: 'projects',
  search: ['code', 'customer'],
  unique: ['code'],
  filters: ['state', 'analyticCodeId'],
  usedBy: [{ table: 'projectAssignments', column: 'projectId' }],
  refers: [
    { column: 'analyticCodeId', table: 'analyticCodes', shows: named },
    { column: 'serviceCodeId', table: 'serviceCodes', shows: named },
    { column: 'operatingCodeId', table: 'operatingCodes', shows: named },
    { column: 'coordinatorIds', table: 'users', shows: ['displayName'] },
    { column: 'skillIds', table: 'skills', shows: named },
  ],
  check: checkProject,
})
