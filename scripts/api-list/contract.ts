/** What the contract says about each operation, with its source file. */
import type { Bundle } from '../codegen/bundle.ts'
import { contractOperations } from '../codegen/contract-operations.ts'

/** One operation of the contract. */
export type ContractRow = {
  id: string
  area: string
  service: string
  method: string
  path: string
  permissions: string[] | 'public'
  summary: string
  specFile: string
}

/** All operations, in the order of the service documents. */
export function contractRows(bundles: readonly Bundle[]): ContractRow[] {
  return contractOperations(bundles).map(
    ({ id, area, service, method, path, permissions, operation, specFile }) => ({
      id,
      area,
      service,
      method: method.toUpperCase(),
      path,
      permissions,
      summary: operation.summary ?? '',
      specFile,
    }),
  )
}
