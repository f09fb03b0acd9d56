import type { OutputUnit } from '@cfworker/json-schema'
import type { JsonSchema } from '#contract-answers.ts'
import type { Fault } from '#errors/fault.ts'
import { isBelowChoice, isNameOfChoice, kindOf, meantAt, type Validated } from './choices.ts'
import { isRecord, stepInto, stepsOf, wantedAt } from './schema-place.ts'

/** Keywords that only repeat errors from deeper levels. */
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

/** Maps a validator's errors to faults: at their origin, in the words of the schema, without duplicates. */
export function faultsIn(
  errors: readonly OutputUnit[],
  schema: JsonSchema,
  value: unknown,
): readonly Fault[] {
  const validated = { errors, schema, value }
  const first = new Map<string, OutputUnit>()
  for (const error of errors) {
    const { keyword, keywordLocation } = error
    const isOpen = isNameOfChoice(keyword) && meantAt(keywordLocation, validated) !== undefined
    if (isOpen || carriers.has(keyword)) continue
    if (isBelowChoice(keywordLocation, validated) || first.has(keywordLocation)) continue
    first.set(keywordLocation, error)
  }
  return [...first.values()].flatMap((error) => faultsOf(error, validated))
}

function faultsOf(
  { keyword, keywordLocation, instanceLocation }: OutputUnit,
  { schema, value }: Validated,
): Fault[] {
  const pointer = decodeURIComponent(instanceLocation.slice(1))
  const wanted = wantedAt(keywordLocation, schema)
  const kind = isNameOfChoice(keyword) ? kindOf(keywordLocation, schema) : undefined
  if (kind) return [{ pointer: `${pointer}/${kind}`, expected: `one of the kinds of ${keyword}` }]
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
