import type { HandlerTable } from '#contract/handlers.ts'
import { catalogue } from '#contract/catalogue.ts'

export const tagsHandlers: HandlerTable = catalogue('tags', { table: 'tags' })
