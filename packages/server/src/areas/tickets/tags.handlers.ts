import { catalogue } from '#contract/catalogue.ts'

export const tagsHandlers = catalogue('tags', { table: 'tags' })
