import type { OutputUnit } from '@cfworker/json-schema'
import type { JsonSchema } from '#contract-answers.ts'
import { isRecord, stepInto, stepsOf, wantedAt } from './schema-place.ts'

/** A value, the schema that it violates, and the validator's errors. */
export type Validated = { errors: readonly OutputUnit[]; schema: JsonSchema; value: unknown }

export const isNameOfChoice = (keyword: string): boolean => keyword === 'anyOf' || keyword === 'oneOf'

/** The discriminator property of a choice, if the schema names one. */
export function kindOf(location: string, schema: JsonSchema): string | undefined {
  const owner = wantedAt(location.slice(0, location.lastIndexOf('/')), schema)
  const discriminator = isRecord(owner) ? owner.discriminator : undefined
  const name = isRecord(discriminator) ? discriminator.propertyName : undefined
  return typeof name === 'string' ? name : undefined
}

/**
 * The alternative that a value was meant to be: by discriminator, or the non-null one in a choice between one type
 * and null.
 */
export function meantAt(location: string, validated: Validated): number | undefined {
  const { schema } = validated
  const alternatives = wantedAt(location, schema)
  if (!Array.isArray(alternatives)) return undefined
  const kind = kindOf(location, schema)
  if (kind !== undefined) return alternativeOf(location, kind, alternatives.length, validated)
  const isThing = alternatives.map((one) => !isRecord(one) || one.type !== 'null')
  return isThing.filter(Boolean).length === 1 && isThing.length > 1 ? isThing.indexOf(true) : undefined
}

function alternativeOf(
  location: string,
  kind: string,
  count: number,
  { errors, schema, value }: Validated,
): number | undefined {
  const failed = errors.find(({ keywordLocation }) => keywordLocation === location)
  if (failed === undefined) return undefined
  const given = stepInto(stepsOf(failed.instanceLocation).reduce(stepInto, value), kind)
  return Array.from({ length: count }, (_, index) => index).find((index) => {
    const kinds = wantedAt(`${location}/${index}/$ref/properties/${kind}/enum`, schema)
    return Array.isArray(kinds) && kinds.includes(given)
  })
}

/** Of a choice, report only that no alternative matches, without the errors of each one except the intended one. */
export function isBelowChoice(location: string, validated: Validated): boolean {
  return [...location.matchAll(/\/(?:anyOf|oneOf)\/(\d+)/g)].some(({ index, 0: text, 1: chosen = '' }) => {
    const choice = location.slice(0, index + text.length - chosen.length - 1)
    return meantAt(choice, validated) !== Number(chosen)
  })
}
