import { exportsOf, isObject } from './modules.ts'

/** How often the SDK offers each operation: every function of `createPortal` has the `operation` it calls. */
export async function sdkFunctions(): Promise<Map<string, string[]>> {
  const module = await exportsOf('packages/sdk/src/index.ts')
  if (typeof module?.createPortal !== 'function')
    throw new Error('packages/sdk/src/index.ts exports no createPortal')
  const createPortal = module.createPortal as (options: { baseUrl: string }) => unknown
  const portal = createPortal({ baseUrl: 'http://portal.test' })
  const found = new Map<string, string[]>()
  const seen = new Set<unknown>()
  const visit = (value: unknown, address: string) => {
    if ((!isObject(value) && typeof value !== 'function') || seen.has(value) || address.split('.').length > 5)
      return
    seen.add(value)
    const id = operationOf(value)
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), address])
    for (const [name, inner] of Object.entries(value))
      visit(inner, address === '' ? name : `${address}.${name}`)
  }
  visit(portal, '')
  return found
}

function operationOf(value: object): string | undefined {
  if (typeof value !== 'function') return undefined
  const operation: unknown = Reflect.get(value, 'operation')
  if (typeof operation === 'string') return operation
  return isObject(operation) && typeof operation.id === 'string' ? operation.id : undefined
}
