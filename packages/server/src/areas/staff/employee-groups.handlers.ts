import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'
import { checkGroup, namesPeople } from './employee-groups.rules.ts'

export const employeeGroupsHandlers: HandlerTable = catalogue('employeeGroups', {
  table: 'employeeGroups',
  search: ['description'],
  usedBy: [
    {
      ...{ table: 'applications', column: 'groupIds', isArray: true, shows: 'name' },
      named: { family: 'applications', table: 'applications' },
    },
    { table: 'vacationBlocks', column: 'groupId' },
  ],
  check: checkGroup,
  isExported: (group) => !namesPeople(group),
})
