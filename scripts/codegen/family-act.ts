import {
  type Answer,
  isReference,
  type JsonSchema,
  kebab,
  lastOf,
  type OpenApi,
  type Operation,
  type Placed,
  typeNameOf,
} from './open-api.ts'

/** One function of a family: what stands of it in the interface, in the line it is made of, and which types it names. */
export type Act = { member: string; text: string; uses: string[] }

/** What most families have, by name alone. `family.ts` of the SDK knows them, too. */
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

/** The letters of the verbs, and the signs of what an operation takes. */
const verbs = { get: 'g', post: 'p', put: 'u', patch: 'a', delete: 'd' } as const
const signs = { nothing: '', body: '!', query: '?', both: '!?' } as const

/** Undefined for what is no plain JSON: the SDK has a hand-written function for it, if any. */
export function actOf(document: OpenApi, { method, path, operation }: Placed, base: string): Act | undefined {
  const [, name = ''] = operation.operationId.split('.')
  const found = resultOf(document, operation)
  const body = bodyOf(operation)
  if (found === undefined || body === false) return undefined
  const hasQuery = takesQuery(document, operation)
  const takes = body ? (hasQuery ? 'both' : 'body') : hasQuery ? 'query' : 'nothing'
  const rest = path.slice(base.length)
  const flag = flagOf(method, operation)
  const isUsual = flag === '' && usual[name] === `${method} ${rest} ${takes}`
  const at = `operations['${operation.operationId}']`
  const given = [
    ...(path.includes('{') ? ['id: string'] : []),
    ...(body ? [`body: ${body.type ?? `${at}['requestBody']['content']['application/json']`}`] : []),
    ...(hasQuery ? [`query?: ${at}['parameters']['query']`] : []),
  ]
  const list = name === 'index' && isUsual && found.item !== undefined ? listMember(at, found.item) : ''
  return {
    member: `  /** ${wordsOf(operation)} */
  readonly ${name}: Operation<[${given.join(', ')}], ${found.type}, '${method}'>
${list}`,
    text: isUsual
      ? name
      : `${name}=${verbs[method]}${signs[takes]}${flag}${rest === `/{id}/${kebab(name)}` ? '~' : rest}`,
    uses: [...found.uses, ...(body?.type ? [body.type] : [])],
  }
}

function listMember(at: string, item: string): string {
  return `  /** The whole list, page after page. */
  readonly list: (query?: ${at}['parameters']['query'], options?: CallOptions) => List<${item}>
`
}

/** `*` needs no session, `1` is not repeated by itself; what changes something without a session is both. */
function flagOf(method: string, operation: Operation): string {
  if (operation['x-public']) return '*'
  return operation['x-once'] ? '1' : ''
}

function wordsOf({ summary = '', description = '' }: Operation): string {
  return `${summary}.${description === '' ? '' : ` ${description}`}`.replaceAll('*/', '*\\/')
}

/** False when it is no JSON. */
function bodyOf({ requestBody }: Operation): { type?: string } | false | undefined {
  if (requestBody === undefined) return undefined
  const media = requestBody.content['application/json']
  if (media === undefined) return false
  const type = nameOf(media.schema)
  return type === undefined ? {} : { type }
}

type Result = { type: string; item?: string; uses: string[] }

/** What a caller gets: out of its `data` envelope; a list keeps its `meta`. */
function resultOf(document: OpenApi, { operationId, responses }: Operation): Result | undefined {
  const status = ['200', '201', '202', '204'].find((one) => one in responses)
  const answer = status === undefined ? undefined : responses[status]
  if (status === undefined || answer === undefined || isReference(answer)) return undefined
  const { content } = answer satisfies Answer
  if (content === undefined) return { type: 'undefined', uses: [] }
  const media = content['application/json']
  if (media?.schema === undefined) return undefined
  const own = nameOf(media.schema)
  const at = own ?? `operations['${operationId}']['responses'][${status}]['content']['application/json']`
  const { data, meta } = resolved(document, media.schema).properties ?? {}
  const uses = own === undefined ? [] : [own]
  if (data === undefined) return { type: at, uses }
  const items = data.items as JsonSchema | undefined
  const item = nameOf(items)
  const isPage = data.type === 'array' && meta !== undefined
  if (isPage) {
    const type = item ?? `${at}['data'][number]`
    const more = isMeta(document, meta) ? '' : ` & { readonly meta: ${at}['meta'] }`
    return {
      type: `Page<${type}>${more}`,
      item: type,
      uses: item === undefined || more ? [...uses, ...(item ? [item] : [])] : [item],
    }
  }
  const name = nameOf(data)
  if (name !== undefined) return { type: name, uses: [name] }
  if (data.type === 'array' && item !== undefined) return { type: `${item}[]`, uses: [item] }
  return { type: `${at}['data']`, uses }
}

/** Whether it says no more than every list does. */
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
