import type { Faults, Step } from './input-errors.ts'
import type { JsonSchema } from './operations.ts'

/** The maximum number of unknown properties that are reported individually. */
const spareProperties = 50
/** No operation has input this deeply nested, and deeper values could not be serialized again. */
const deepest = 32
/** Ten thousand rows of fifty cells: larger inputs would block everybody else. */
const mostValues = 500_000
/** A schema that allows anything, such as that of a row of a file. */
const free: JsonSchema = {}

/** The position of a walk through an input, and how much of it was visited. */
type Walk = { faults: Faults; steps: Step[]; seen: number; isOversize: boolean }

/**
 * Reports values that exceed the contract's limits, without descending into them, and values that JSON allows but no
 * database stores: text with NUL or a lone surrogate, unsafe numbers. Returns whether something is too large:
 * contents are validated only when sizes are acceptable.
 */
export function addMisfits(faults: Faults, schema: JsonSchema, value: unknown): { isOversize: boolean } {
  const walk = { faults, steps: [], seen: 0, isOversize: false }
  visit(walk, schema, value)
  return walk
}

function visit(walk: Walk, schema: JsonSchema, value: unknown): void {
  walk.seen++
  if (typeof value === 'string') {
    // Lengths count characters, which take at most two code units: above twice the limit the text is too long in any
    // case.
    if (isOver(value.length / 2, schema.maxLength)) oversize(walk, schema.maxLength)
    else if (!isStorableText(value)) unstorable(walk)
  } else if (typeof value === 'number') {
    if (!(Math.abs(value) <= Number.MAX_SAFE_INTEGER)) unstorable(walk)
  } else if (typeof value === 'object' && value !== null) {
    if (walk.steps.length > deepest) unstorable(walk)
    else if (Array.isArray(value)) visitList(walk, schema, value)
    else visitObject(walk, schema, value as Record<string, unknown>)
  }
}

function visitList(walk: Walk, schema: JsonSchema, list: readonly unknown[]): void {
  const items = withinOf(schema, 'array', schema.items)
  if (isOver(list.length, schema.maxItems)) oversize(walk, schema.maxItems)
  else if (items) for (let at = 0; at < list.length && isGoingOn(walk); at++) step(walk, at, items, list[at])
}

function visitObject(walk: Walk, schema: JsonSchema, value: Record<string, unknown>): void {
  const { properties = {}, additionalProperties: others } = schema
  const names = Object.keys(value)
  const isWide = isOver(names.length - (others === false ? spareProperties : 0), mostProperties(schema))
  if (isWide) oversize(walk, mostProperties(schema))
  for (const name of isWide ? [] : names) {
    if (!isGoingOn(walk)) return
    if (!isStorableText(name)) unstorable(walk)
    const within = withinOf(schema, 'object', Object.hasOwn(properties, name) ? properties[name] : others)
    if (within) step(walk, name, within, value[name])
  }
}

function mostProperties({ properties = {}, additionalProperties, maxProperties }: JsonSchema): unknown {
  return additionalProperties === false ? Object.keys(properties).length : maxProperties
}

function step(walk: Walk, name: Step, schema: JsonSchema, value: unknown): void {
  walk.steps.push(name)
  visit(walk, schema, value)
  walk.steps.pop()
}

/** The schema of a child. Where there must be none, the type check refuses the value. */
function withinOf({ type, oneOf }: JsonSchema, wanted: string, within: unknown): JsonSchema | undefined {
  if (typeof within === 'object' && within !== null) return within as JsonSchema
  const isTyped = type !== undefined && ![type].flat().includes(wanted)
  return (isTyped && oneOf === undefined) || within === false ? undefined : free
}

function isGoingOn(walk: Walk): boolean {
  if (walk.seen >= mostValues) oversize(walk, mostValues)
  return walk.seen < mostValues && !walk.faults.isFull()
}

function oversize(walk: Walk, count: unknown): void {
  walk.faults.add(walk.steps, { error: 'too_long', count: Number(count) })
  walk.isOversize = true
}

const unstorable = ({ faults, steps }: Walk): void => {
  faults.add(steps, { error: 'invalid' })
}

const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const isOver = (size: number, limit: unknown): boolean => typeof limit === 'number' && size > limit
