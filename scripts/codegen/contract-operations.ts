import { type Bundle, bundles } from './bundle.ts'
import { operationsOf, type Placed } from './open-api.ts'
import type { ServiceName } from './specs/spec-file.ts'

/** An operation of the contract, with its source file. */
export type ContractOperation = Placed & {
  id: string
  service: ServiceName
  /** The folder of specs/ that defines it. */
  area: string
  /** `specs/tickets/tags.yaml` */
  specFile: string
  /** Any one of them suffices. */
  permissions: string[] | 'public'
}

/** All operations by service, in the order of their files. */
export function contractOperations(documents: readonly Bundle[] = bundles()): ContractOperation[] {
  return documents.flatMap(({ name: service, named, operations }) =>
    operationsOf(named).map((placed) => {
      const { operationId: id, 'x-permissions': permissions = [], 'x-public': isPublic } = placed.operation
      const file = operations.get(id) ?? ''
      const area = file.split('/')[0] ?? ''
      return {
        ...placed,
        id,
        service,
        area,
        specFile: `specs/${file}`,
        permissions: isPublic === true ? 'public' : permissions,
      }
    }),
  )
}
