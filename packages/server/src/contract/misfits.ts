import type { Faults, Step } from './input-errors.ts'
import type { JsonSchema } from './operations.ts'

/** Unknown properties that are still told one by one. */
const spareProperties = 50
/** No operation has input that is nested this deep; what is deeper could not be written down again either. */
const deepest = 32
/** Ten thousand rows of fifty cells: what is more holds everybody else up. */
const mostValues = 500_000
/** A schema that says nothing of what is in it, such as a row of a file. */
const free: JsonSchema = {}

/** Where a walk through an input stands, and how much of it has been seen. */
type Walk = { faults: Faults; steps: Step[]; seen: number; isOversize: boolean }

/**
 * Notes what is larger than the contract takes, without looking into it, and what JSON can say and no database here can
 * hold: text with NUL or half a surrogate pair, numbers beyond those that stay exact. Answers whether something is too
 * large: contents are judged only when sizes are right.
 */
export function addMisfits(faults: Faults, schema: JsonSchema, value: unknown): { isOversize: boolean } {
  const walk = { faults, steps: [], seen: 0, isOversize: false }
  visit(walk, schema, value)
  return walk
}

function visit(walk: Walk, schema: JsonSchema, value: unknown): void {
  walk.seen++
  if (typeof value === 'string') {
    // Lengths count characters, of which one may take two places: what is twice too long is so in any case.
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

/** What the schema says of what is within; nothing where there should be nothing: that is refused for its type. */
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
