import { type OperationRow, operationRows } from '#contract/operations.ts'

/** Every operation that answers pages: nobody adds one that is not tried. */
export const lists = operationRows.filter(
  ({ method, query }) => method === 'get' && query.properties?.perPage,
)

/** What the query of a list must say. */
export const requiredBy = ({ query }: OperationRow) => (query.required ?? []) as string[]

/** Whether it is a list of one row of another list, in its path or as what its query must say. */
export const isOwned = (row: OperationRow) => row.path.includes('{') || requiredBy(row).length > 0

/** The list whose rows such a list is of. */
export function parentOf(row: OperationRow): OperationRow | undefined {
  const [required = ''] = requiredBy(row)
  return lists.find(
    ({ id, service, path }) =>
      service === row.service &&
      (path === row.path.slice(0, row.path.indexOf('/{')) || id === `${required.replace(/Id$/, '')}s.index`),
  )
}
