import { catalogue } from '#contract/catalogue.ts'
import { checkTemplate } from './task-recurrence.rules.ts'

export const taskTemplatesHandlers = catalogue('taskTemplates', {
  table: 'taskTemplates',
  search: ['title'],
  check: checkTemplate,
})
