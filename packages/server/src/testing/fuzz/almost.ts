import fc, { type Arbitrary } from 'fast-check'
import { nastyMoments, nastyNames, nastyNumbers, nastyShapes, nastyTexts } from './nasty.ts'

/** One defect: the place, counted over all of them, and what is done there. */
type Wrong = {
  at: number
  act: 'replace' | 'add' | 'omit' | 'repeat'
  name: string
  isOfItsKind: boolean
  values: { text: string; moment: string; number: number; shape: unknown }
}

const wrong: Arbitrary<Wrong> = fc.record({
  at: fc.nat(1000),
  act: fc.constantFrom('replace', 'replace', 'replace', 'replace', 'add', 'omit', 'repeat'),
  name: fc.constantFrom(...nastyNames),
  isOfItsKind: fc.constantFrom(true, true, true, false),
  values: fc.record({
    text: fc.constantFrom(...nastyTexts),
    moment: fc.constantFrom(...nastyMoments),
    number: fc.constantFrom(...nastyNumbers),
    shape: fc.constantFrom(...nastyShapes),
  }),
})

/** A plausible but invalid value: an impossible date, rather than any text. */
function nastyFor(found: unknown, { isOfItsKind, values }: Wrong): unknown {
  if (!isOfItsKind) return values.shape
  if (typeof found === 'number') return values.number
  return typeof found === 'string' && /^\d{4}-\d\d-\d\d/.test(found) ? values.moment : values.text
}

/** A valid value in one case of five, else with one defect: several at once would hide faults. */
export function almost(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.option(wrong, { freq: 5 }))
    .map(([value, fault]) => (fault === null ? value : withFault(value, fault)))
}

/** Above the contract's limits for lists and bodies. */
const repeated = 20_000
const mostBytes = 2_000_000

function withFault(value: unknown, fault: Wrong): unknown {
  const { at, act, name } = fault
  const places = placesOf(value)
  const place = places[at % places.length] ?? []
  return changed(value, place, (found) => {
    const other = nastyFor(found, fault)
    if (act === 'omit') return undefined
    if (act === 'repeat' && Array.isArray(found)) return repeatedly(found.length > 0 ? found[0] : other)
    return act === 'add' && isObject(found) && !Array.isArray(found)
      ? withProperty(found, name, other)
      : other
  })
}

function repeatedly(value: unknown): unknown[] {
  const bytes = JSON.stringify(value ?? null).length + 1
  return Array<unknown>(Math.min(repeated, Math.ceil(mostBytes / bytes))).fill(value)
}

/** Including `__proto__`, which a plain assignment would not create. */
function withProperty(object: object, name: string, value: unknown): object {
  const copy = { ...object }
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true })
  return copy
}

/** The path to each part of a value, beginning with the whole. */
function placesOf(value: unknown, way: string[] = []): string[][] {
  const inner = isObject(value)
    ? Object.entries(value).flatMap(([name, one]) => placesOf(one, [...way, name]))
    : []
  return [way, ...inner]
}

function changed(value: unknown, [step, ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === step ? changed(one, rest, change) : one))
  const object = value as Record<string, unknown>
  return { ...object, [step]: changed(object[step], rest, change) }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
