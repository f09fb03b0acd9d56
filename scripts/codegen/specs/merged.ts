import type { Node } from './spec-file.ts'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A deep merge: mappings are merged, lists appended, anything else is replaced. */
export function merged<Under extends Node>(under: Under, over: Node): Under {
  const both: Node = { ...under }
  for (const [key, value] of Object.entries(over)) {
    const below = both[key]
    if (isNode(below) && isNode(value)) both[key] = '$ref' in value ? value : merged(below, value)
    else if (Array.isArray(below) && Array.isArray(value))
      both[key] = [...(below as unknown[]), ...(value as unknown[])]
    else both[key] = value
  }
  return both as Under
}
