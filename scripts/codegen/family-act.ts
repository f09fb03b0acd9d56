import {
  isReference,
  type JsonSchema,
  kebab,
  lastOf,
  type OpenApi,
  type Operation,
  type Placed,
  typeNameOf,
} from './open-api.ts'

/** One function of a family: its interface member, its encoding, and the types it references. */
export type Act = { member: string; text: string; uses: string[] }

/** The operations of most families, encoded by name alone. The SDK's `kernel/family.ts` knows them, too. */
const usual: Readonly<Record<string, string>> = {
  index: 'get  query',
  show: 'get /{id} nothing',
  create: 'post  body',
  update: 'put /{id} body',
  patch: 'patch /{id} body',
  destroy: 'delete /{id} nothing',
  restore: 'post /{id}/restore nothing',
  import: 'post /import body',
  reorder: 'put /order body',
}

/** The letters of the methods, and the signs of an operation's arguments. */
const verbs = { get: 'g', post: 'p', put: 'u', patch: 'a', delete: 'd' } as const
const signs = { nothing: '', body: '!', query: '?', both: '!?' } as const

/** Undefined for anything but plain JSON: such operations need a hand-written function. */
export function actOf(document: OpenApi, placed: Placed, base: string): Act | undefined {
  const { method, path, operation } = placed
  const result = resultOf(document, operation)
  const body = bodyOf(operation)
  if (result === undefined || body === false) return undefined
  const name = operation.operationId.split('.')[1] ?? ''
  const hasQuery = takesQuery(document, operation)
  const takes = takesOf(body !== undefined, hasQuery)
  const rest = path.slice(base.length)
  const isUsual = flagOf(placed) === '' && usual[name] === `${method} ${rest} ${takes}`
  const given = givenOf(placed, body, hasQuery).join(', ')
  const list =
    isUsual && name === 'index' && result.item !== undefined ? listMember(operation, result.item) : ''
  return {
    member: `  /** ${wordsOf(operation)} */
  readonly ${name}: Operation<[${given}], ${result.type}, '${method}'>
${list}`,
    text: isUsual ? name : `${name}=${verbs[method]}${signs[takes]}${flagOf(placed)}${shortened(rest, name)}`,
    uses: usesOf(...result.uses, body?.type),
  }
}

type Body = { type?: string }

function givenOf({ path, operation }: Placed, body: Body | undefined, hasQuery: boolean): string[] {
  const at = typesAt(operation)
  return [
    ...(path.includes('{') ? ['id: string'] : []),
    ...(body ? [`body: ${body.type ?? `${at}['requestBody']['content']['application/json']`}`] : []),
    ...(hasQuery ? [`query?: ${at}['parameters']['query']`] : []),
  ]
}

/** Its name relative to the family's file. */
const typesAt = ({ operationId }: Operation) => `Operations['${operationId}']`

function takesOf(hasBody: boolean, hasQuery: boolean): keyof typeof signs {
  if (hasBody) return hasQuery ? 'both' : 'body'
  return hasQuery ? 'query' : 'nothing'
}

const shortened = (rest: string, name: string) => (rest === `/{id}/${kebab(name)}` ? '~' : rest)

function listMember(operation: Operation, item: string): string {
  const at = typesAt(operation)
  return `  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: ${at}['parameters']['query'], options?: CallOptions) => List<${item}>
`
}

/** `*` needs no session, `1` is not retried automatically; a write without a session is both. */
function flagOf({ operation }: Placed): string {
  if (operation['x-public']) return '*'
  return operation['x-once'] ? '1' : ''
}

function wordsOf({ summary = '', description = '' }: Operation): string {
  return `${summary}.${description === '' ? '' : ` ${description}`}`.replaceAll('*/', '*\\/')
}

/** False if it is not JSON. */
function bodyOf({ requestBody }: Operation): Body | false | undefined {
  if (requestBody === undefined) return undefined
  const media = requestBody.content['application/json']
  if (media === undefined) return false
  const type = nameOf(media.schema)
  return type === undefined ? {} : { type }
}

type Result = { type: string; item?: string; uses: string[] }

/** The return type: unwrapped from its `data` envelope; a list keeps its `meta`. */
function resultOf(document: OpenApi, operation: Operation): Result | undefined {
  const found = answerOf(operation)
  if (found === undefined) return undefined
  if (found.schema === undefined) return found.isEmpty ? { type: 'undefined', uses: [] } : undefined
  const own = nameOf(found.schema)
  const at = own ?? `${typesAt(operation)}['responses'][${found.status}]['content']['application/json']`
  const { data, meta } = resolved(document, found.schema).properties ?? {}
  if (data === undefined) return { type: at, uses: usesOf(own) }
  if (data.type === 'array' && meta !== undefined) return pageOf(document, at, own, { data, meta })
  return dataOf(at, own, data)
}

function answerOf({
  responses,
}: Operation): { status: string; schema?: JsonSchema; isEmpty: boolean } | undefined {
  const status = ['200', '201', '202', '204'].find((one) => one in responses)
  const answer = responses[status ?? '']
  if (status === undefined || answer === undefined || isReference(answer)) return undefined
  const schema = answer.content?.['application/json']?.schema
  return { status, isEmpty: answer.content === undefined, ...(schema ? { schema } : {}) }
}

const usesOf = (...names: (string | undefined)[]): string[] => names.filter((name) => name !== undefined)

function pageOf(
  document: OpenApi,
  at: string,
  own: string | undefined,
  { data, meta }: { data: JsonSchema; meta: JsonSchema },
): Result {
  const item = nameOf(data.items as JsonSchema | undefined)
  const type = item ?? `${at}['data'][number]`
  const more = isMeta(document, meta) ? '' : ` & { readonly meta: ${at}['meta'] }`
  return {
    type: `Page<${type}>${more}`,
    item: type,
    uses: usesOf(item, item === undefined || more ? own : undefined),
  }
}

function dataOf(at: string, own: string | undefined, data: JsonSchema): Result {
  const name = nameOf(data)
  const item = data.type === 'array' ? nameOf(data.items as JsonSchema | undefined) : undefined
  if (name !== undefined) return { type: name, uses: [name] }
  return item === undefined
    ? { type: `${at}['data']`, uses: usesOf(own) }
    : { type: `${item}[]`, uses: [item] }
}

/** Whether it has only the parameters of every list. */
function isMeta(document: OpenApi, meta: JsonSchema): boolean {
  const known = document.components?.schemas?.Meta?.properties ?? {}
  return Object.keys(resolved(document, meta).properties ?? {}).every((one) => one in known)
}

function resolved(document: OpenApi, schema: JsonSchema): JsonSchema {
  return typeof schema.$ref === 'string'
    ? (document.components?.schemas?.[lastOf(schema.$ref)] ?? schema)
    : schema
}

function takesQuery(document: OpenApi, { parameters = [] }: Operation): boolean {
  return parameters.some((one) => {
    const parameter = isReference(one) ? document.components?.parameters?.[lastOf(one.$ref)] : one
    return parameter?.in === 'query'
  })
}

function nameOf(schema: JsonSchema | undefined): string | undefined {
  return typeof schema?.$ref === 'string' ? typeNameOf(lastOf(schema.$ref)) : undefined
}
