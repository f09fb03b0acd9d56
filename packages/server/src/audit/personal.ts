import { type JsonSchema, operationRows } from '#contract/operations.ts'

/** Properties that the contract marks `x-personal`, at any depth. */
const marked = new Set(
  operationRows.flatMap(({ body, query, responses }) =>
    [query, body?.schema, ...Object.values(responses).map((answer) => answer?.schema)].flatMap(markedIn),
  ),
)

/** Names that are not in the contract, such as custom fields: matched by word. */
const personalWords = new Set(
  'dni nif nie iban passport pasaporte phone mobile telephone telefono movil mail email correo'.split(' '),
)
const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Masks values for readers without permission for personal data (§14.1.2); a user name may be a mail address, too. */
export function masked<Given extends object | null>(values: Given): Given {
  return values === null ? values : (maskedIn(values, false) as Given)
}

/** Everything below a personal property is personal; other text only when it is a mail address. */
function maskedIn(value: unknown, isOwn: boolean): unknown {
  if (typeof value === 'string') return isOwn || mailAddress.test(value) ? partOf(value) : value
  if (typeof value === 'number') return isOwn ? partOf(String(value)) : value
  if (Array.isArray(value)) return value.map((inner) => maskedIn(inner, isOwn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, maskedIn(inner, isOwn || isPersonal(name))]),
  )
}

const isPersonal = (name: string): boolean =>
  marked.has(name) || wordsOf(name).some((word) => personalWords.has(word))

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

/**
 * The same four characters as everywhere else, so that two screens do not add up to a number; for a mail address its
 * domain.
 */
function partOf(value: string): string {
  if (value === '') return value
  if (value.includes('@')) return `***${value.slice(value.lastIndexOf('@'))}`
  return value.length < 8 ? '***' : `***${value.slice(3, 7)}**`
}

function markedIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as JsonSchema
  const own = Object.entries(properties).flatMap(([name, inner]) =>
    inner['x-personal'] === true ? [name] : [],
  )
  return [...own, ...Object.values(schema).flatMap(markedIn)]
}
