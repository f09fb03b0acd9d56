import { bare } from './bare.ts'
import {
  isReference,
  type JsonSchema,
  type Media,
  methods,
  type OpenApi,
  type Operation,
  type Parameter,
} from './open-api.ts'

type Body = { required: boolean; mediaType: string; schema: JsonSchema }

/** The server's routing table: one row per operation, its schemas without descriptions. */
export type OperationRow = {
  id: string
  service: string
  method: string
  path: string
  permissions: string[] | 'public'
  idempotent: boolean
  rate?: { uses: number; minutes: number }
  bodyBytes?: number
  errorsRoot?: string
  params: JsonSchema
  query: JsonSchema
  headers: JsonSchema
  body?: Body
  responses: Record<string, { mediaType: string; schema: JsonSchema } | null>
}

export function operationTable(service: string, document: OpenApi): OperationRow[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const root = document.tags?.find(({ name }) => operation.tags?.includes(name))?.['x-errors-root']
      const made = row(service, method, path, operation, item.parameters ?? [])
      return [root === undefined ? made : { ...made, errorsRoot: root }]
    }),
  )
}

function row(
  service: string,
  method: string,
  path: string,
  operation: Operation,
  shared: Parameter[],
): OperationRow {
  const parameters = [...shared, ...(operation.parameters ?? [])]
  const { requestBody: body, 'x-body-bytes': bodyBytes } = operation
  return {
    id: operation.operationId,
    service,
    method,
    path,
    permissions: permissionsOf(operation),
    idempotent: parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
    ...rateOf(operation),
    ...(bodyBytes === undefined ? {} : { bodyBytes }),
    params: objectOf(parameters, 'path'),
    query: { ...objectOf(parameters, 'query'), additionalProperties: false },
    headers: objectOf(parameters, 'header'),
    ...(body ? { body: { required: body.required ?? false, ...first(body.content) } } : {}),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        // Every failure has the one Problem shape, which http/error-reply writes.
        !isReference(answer) && answer.content && status < '400' ? first(answer.content) : null,
      ]),
    ),
  }
}

function permissionsOf(operation: Operation): string[] | 'public' {
  if (operation['x-public'] === true) return 'public'
  const permissions = operation['x-permissions']
  if (!permissions) throw new Error(`${operation.operationId}: neither x-permissions nor x-public`)
  return permissions
}

function rateOf({ operationId, responses, 'x-rate': rate }: Operation): Pick<OperationRow, 'rate'> {
  if (rate === undefined) return {}
  if (!('429' in responses)) throw new Error(`${operationId}: x-rate without the answer 429`)
  return { rate }
}

function first(content: Record<string, Media>): { mediaType: string; schema: JsonSchema } {
  const [entry] = Object.entries(content)
  if (!entry) throw new Error('a body without a media type')
  return { mediaType: entry[0], schema: bare(entry[1].schema ?? {}) }
}

function objectOf(parameters: Parameter[], place: Parameter['in']): JsonSchema {
  const mine = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    required: mine.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(mine.map((parameter) => [parameter.name, bare(parameter.schema)])),
  }
}
