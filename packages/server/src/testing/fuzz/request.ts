import fc, { type Arbitrary } from 'fast-check'
import { type JsonSchema, type OperationRow, operationRows, servicePrefixes } from '#contract/operations.ts'
import { almost } from './almost.ts'
import { nastyBodies, nastyTexts } from './nasty.ts'
import { type IdsFor, validOf } from './valid.ts'

/** A request as sent over the wire. */
export type FuzzRequest = { method: string; path: string; type: string | undefined; body: string | undefined }

/** Requests that are nearly valid for an operation: path, query, body. */
export function requestsOf(row: OperationRow, idsFor: IdsFor): Arbitrary<FuzzRequest> {
  const { method, service } = row
  const path = fc
    .tuple(pathOf(row, idsFor), queryOf(row, idsFor))
    .map(([found, query]) => `${servicePrefixes[service]}${found}${query === '' ? '' : `?${query}`}`)
  return fc.tuple(path, bodyOf(row, idsFor)).map(([address, body]) => ({
    method: method.toUpperCase(),
    path: address,
    type: body?.type,
    body: body?.text,
  }))
}

/** The same request with its body missing or empty. */
export const emptied = (request: FuzzRequest): FuzzRequest[] =>
  request.body === undefined
    ? []
    : [
        { ...request, type: undefined, body: undefined },
        { ...request, type: 'application/json', body: 'null' },
      ]

function pathOf({ path, id }: OperationRow, idsFor: IdsFor): Arbitrary<string> {
  const family = id.slice(0, id.indexOf('.'))
  const ids = idsFor(family)
  const known = ids.length === 0 ? fc.uuid() : fc.constantFrom(...ids)
  const part = fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: fc.constantFrom(...nastyTexts.filter((text) => text.length < 500)) },
  )
  return part.map((one) => path.replace(/\{\w+\}/g, () => encoded(one)))
}

function queryOf({ query }: OperationRow, idsFor: IdsFor): Arbitrary<string> {
  if (Object.keys(query.properties ?? {}).length === 0)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom('toString=1', '__proto__=1', '%00=%00', 'a[b]=c') },
    )
  return almost(validOf(query, idsFor)).map((value) =>
    Object.entries(isObject(value) ? value : {})
      .flatMap(([name, one]) => listOf(one).map((each) => `${encoded(name)}=${encoded(wordOf(each))}`))
      .join('&')
      .slice(0, 8000),
  )
}

function bodyOf(row: OperationRow, idsFor: IdsFor): Arbitrary<{ type: string; text: string } | undefined> {
  if (!row.body) return fc.constant(undefined)
  const odd = fc.constantFrom(...nastyBodies)
  if (row.body.mediaType !== 'application/json') return odd
  const schema = withRows(row, row.body.schema)
  const json = almost(validOf(schema, idsFor)).map((value) => ({
    type: 'application/json',
    text: JSON.stringify(value ?? null),
  }))
  return fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: odd })
}

/** Rows of an import are untyped in the contract: use the input of the family's create. */
function withRows({ id }: OperationRow, schema: JsonSchema): JsonSchema {
  const { rows, file } = schema.properties ?? {}
  if (rows && id.endsWith('.import'))
    return { ...schema, properties: { ...schema.properties, rows: { ...rows, items: createdBy(id) } } }
  if (file?.properties?.families === undefined) return schema
  const families = creating.map((family) => [family, { type: 'array', items: createdBy(`${family}.import`) }])
  const familiesSchema = {
    type: 'object',
    properties: Object.fromEntries(families) as Record<string, JsonSchema>,
  }
  const whole = { ...file, properties: { ...file.properties, families: familiesSchema } }
  return { ...schema, properties: { ...schema.properties, file: whole } }
}

const creating = operationRows.flatMap(({ id }) =>
  id.endsWith('.create') ? [id.replace('.create', '')] : [],
)

function createdBy(id: string): JsonSchema {
  const family = id.slice(0, id.indexOf('.'))
  const create = operationRows.find((row) => row.id === `${family}.create`)
  return create?.body?.schema ?? { type: 'object', additionalProperties: true }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 60) : [value])
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null))

/** A lone surrogate has no UTF-8; send the bytes a careless client would. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
