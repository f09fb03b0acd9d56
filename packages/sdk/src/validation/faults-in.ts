import type { OutputUnit } from '@cfworker/json-schema'
import type { JsonSchema } from '#contract-answers.ts'
import type { Fault } from '#errors/fault.ts'

/** Keywords that only pass on what is wrong further below. */
const carriers: ReadonlySet<string> = new Set([
  '$ref',
  'additionalProperties',
  'allOf',
  'if',
  'items',
  'patternProperties',
  'prefixItems',
  'properties',
])

/** The faults behind a validator's complaints: where they begin, in the words of the schema, and each once. */
export function faultsIn(
  errors: readonly OutputUnit[],
  schema: JsonSchema,
  value: unknown,
): readonly Fault[] {
  const first = new Map<string, OutputUnit>()
  for (const error of errors) {
    const { keyword, keywordLocation } = error
    const isOpen = isNameOfChoice(keyword) && thingOf(keywordLocation, schema) !== undefined
    if (isOpen || carriers.has(keyword)) continue
    if (isBelowChoice(keywordLocation, schema) || first.has(keywordLocation)) continue
    first.set(keywordLocation, error)
  }
  return [...first.values()].flatMap((error) => faultsOf(error, schema, value))
}

const isNameOfChoice = (keyword: string) => keyword === 'anyOf' || keyword === 'oneOf'

/** Of a choice between a thing and null, which alternative is the thing; it is what was meant if anything is there. */
function thingOf(location: string, schema: JsonSchema): number | undefined {
  const alternatives = wantedAt(location, schema)
  if (!Array.isArray(alternatives)) return undefined
  const isThing = alternatives.map((one) => !isRecord(one) || one.type !== 'null')
  return isThing.filter(Boolean).length === 1 && isThing.length > 1 ? isThing.indexOf(true) : undefined
}

/** Of alternatives it is said that none fits, not why each did not: unless there is only one besides null. */
function isBelowChoice(location: string, schema: JsonSchema): boolean {
  return [...location.matchAll(/\/(?:anyOf|oneOf)\/(\d+)/g)].some(({ index, 0: text, 1: chosen = '' }) => {
    const choice = location.slice(0, index + text.length - chosen.length - 1)
    return thingOf(choice, schema) !== Number(chosen)
  })
}

function faultsOf(
  { keyword, keywordLocation, instanceLocation }: OutputUnit,
  schema: JsonSchema,
  value: unknown,
): Fault[] {
  const pointer = decodeURIComponent(instanceLocation.slice(1))
  const wanted = wantedAt(keywordLocation, schema)
  if (keyword !== 'required' || !Array.isArray(wanted)) return [{ pointer, expected: words(keyword, wanted) }]
  const there = stepsOf(instanceLocation).reduce(stepInto, value)
  return wanted
    .map(String)
    .filter((name) => !isRecord(there) || !Object.hasOwn(there, name))
    .map((name) => ({ pointer: `${pointer}/${name}`, expected: 'to be there' }))
}

function words(keyword: string, wanted: unknown): string {
  if (keyword === 'type') return `type ${[wanted].flat().join(' or ')}`
  if (keyword === 'enum' && Array.isArray(wanted))
    return `one of ${wanted.map((item) => JSON.stringify(item)).join(', ')}`
  if (isNameOfChoice(keyword)) return `one of the alternatives of ${keyword}`
  return `${keyword} ${typeof wanted === 'string' ? wanted : JSON.stringify(wanted)}`
}

/** What the schema says at a place that the validator names; `$ref` leads into the definitions. */
function wantedAt(location: string, schema: JsonSchema): unknown {
  return stepsOf(location).reduce<unknown>((current, step) => {
    const next = stepInto(current, step)
    return step === '$ref' && typeof next === 'string' ? stepsOf(next).reduce(stepInto, schema) : next
  }, schema)
}

function stepInto(value: unknown, step: string): unknown {
  return isRecord(value) ? value[step] : undefined
}

function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
