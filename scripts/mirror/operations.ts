/** The operations of the contract, each with the path of its handler. */
import { contractOperations } from '../codegen/contract-operations.ts'
import { kebab } from '../codegen/open-api.ts'

export type Operation = {
  id: string
  family: string
  act: string
  area: string
  permissions: string[] | 'public'
  /** Where it is implemented. */
  handlersFile: string
}

/** The folder of the specification file determines the area. */
export function operations(): Operation[] {
  return contractOperations().map(({ id, area, permissions }) => {
    const [family = '', act = ''] = id.split('.')
    const handlersFile = `packages/server/src/areas/${area}/${kebab(family)}.handlers.ts`
    return { id, family, act, area, permissions, handlersFile }
  })
}
