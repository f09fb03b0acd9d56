import { type OperationRow, operationRows } from '#contract/operations.ts'

/** Every operation that answers pages; new ones are included automatically. */
export const lists = operationRows.filter(
  ({ method, query }) => method === 'get' && query.properties?.perPage,
)

/** The required query parameters of a list. */
export const requiredBy = ({ query }: OperationRow) => (query.required ?? []) as string[]

/** Whether it is a list within a row of another list, by path or required parameter. */
export const isOwned = (row: OperationRow) => row.path.includes('{') || requiredBy(row).length > 0

/** The list that contains such a row. */
export function parentOf(row: OperationRow): OperationRow | undefined {
  const [required = ''] = requiredBy(row)
  return lists.find(
    ({ id, service, path }) =>
      service === row.service &&
      (path === row.path.slice(0, row.path.indexOf('/{')) || id === `${required.replace(/Id$/, '')}s.index`),
  )
}
