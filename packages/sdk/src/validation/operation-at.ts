import type { OperationPlace } from '#contract-answers.ts'
import { operationPlaces } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'

/** Finds the operation of a request, if the contract has it. `/templates` is no id of `/{id}`. */
export function operationAt({ service, method, path }: OperationPlace): OperationId | undefined {
  const matching = operationIds.filter((id) => {
    const place = operationPlaces[id]
    return place.service === service && place.method === method && patternOf(place.path).test(path)
  })
  // Prefer a literal segment over a parameter.
  return matching.sort((a, b) => parametersOf(a) - parametersOf(b))[0]
}

/** Every operationId of the contract. */
export const operationIds = Object.keys(operationPlaces) as readonly OperationId[]

/** Whether the contract has an operation of this name. */
export function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operationPlaces, text)
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  patterns.set(path, pattern)
  return pattern
}

function parametersOf(id: OperationId): number {
  return operationPlaces[id].path.split('{').length
}
