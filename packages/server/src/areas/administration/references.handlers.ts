import { gateOf, isOpen } from '#contract/gate.ts'
import { type Context, handlers, type HandlerTable, type Used } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { notFound } from '#contract/refuse.ts'
import { find, referring } from '#db/catalogue-queries.ts'

/** The maximum number per kind: narrow that kind's own list for more. */
const most = 20

let tables: () => readonly HandlerTable[] = () => []

/** Registers the catalogues: only the module that joins the areas knows them all. */
export function referAll(given: () => readonly HandlerTable[]): void {
  tables = given
}

/** Where rows of catalogues are used. */
export const referencesHandlers: HandlerTable = handlers('references', {
  async index(context) {
    const { db, query, user } = context
    const used = usedOf(query.family)
    if (used === undefined || !mayRead(used.family, user)) return notFound()
    const catalogue = { ...used, search: [], filters: [], refers: [] }
    await find(db, catalogue, query.id).then((row) => row ?? notFound())
    const references = []
    for (const use of used.usedBy) {
      const family = use.named?.family ?? use.table
      const shown = mayRead(family, user) ? most : 0
      references.push({ family, ...(await referring(db, used, { id: query.id, use, most: shown })) })
    }
    return references.filter(({ count }) => count > 0)
  },
})

const usedOf = (family: string): Used | undefined =>
  tables().find(({ used }) => used?.family === family)?.used

function mayRead(family: string, user: Context['user']): boolean {
  const list = operationRows.find(({ id }) => id === `${family}.index`)
  return list !== undefined && isOpen(gateOf(list, user))
}
