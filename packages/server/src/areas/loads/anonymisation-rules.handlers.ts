import { catalogue } from '#contract/catalogue.ts'
import type { HandlerTable } from '#contract/handlers.ts'

export const anonymisationRulesHandlers: HandlerTable = catalogue('anonymisationRules', {
  table: 'anonymisationRules',
  refers: [{ column: 'templateId', table: 'templates', shows: ['name'] }],
  // Templates are not part of the configuration.
  isExported: () => false,
})
