import { catalogue } from '#contract/catalogue.ts'
import { checkPriority } from './priorities.rules.ts'

export const prioritiesHandlers = catalogue('priorities', { table: 'priorities', check: checkPriority })
