/** The part of OpenAPI 3.1 that these scripts read. */
export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; enum?: unknown[] }
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}
export type Media = { schema?: JsonSchema; example?: unknown; examples?: Record<string, { value: unknown }> }
export type Answer = { content?: Record<string, Media> }
export type Reference = { $ref: string }
export type Operation = {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  /** A reference only in the document with named parts. */
  responses: Record<string, Answer | Reference>
  'x-permissions'?: string[]
  'x-public'?: boolean
  /** Clients do not repeat it by themselves. */
  'x-once'?: boolean
  /** How often one person may do it, within so many minutes. */
  'x-rate'?: { uses: number; minutes: number }
  /** How large the body may be, where the usual megabyte is too little. */
  'x-body-bytes'?: number
}
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof methods)[number], Operation>>
export type OpenApi = {
  paths: Record<string, PathItem>
  servers: { url: string }[]
  /** `x-errors-root`: the other name that the errors of the family come under (specification §3). */
  tags?: { name: string; description?: string; 'x-errors-root'?: string }[]
  components?: {
    schemas?: Record<string, JsonSchema>
    responses?: Record<string, Answer>
    parameters?: Record<string, Parameter>
  }
}

export function isReference(value: object): value is Reference {
  return '$ref' in value
}

/** An operation and where it is. */
export type Placed = { method: (typeof methods)[number]; path: string; operation: Operation }

/** Every operation of a document, in its order. */
export function operationsOf(document: OpenApi): Placed[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : { method, path, operation }
    }),
  )
}

/** `breakTypes` → `break-types`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The part that a reference means: `#/components/schemas/Load` → `Load`. */
export const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/** A schema's name as TypeScript can say it; bundled from two files, one of a name has a number behind it. */
export const typeNameOf = (name: string): string => name.replaceAll(/\W/g, '')

/** `time-off/vacation-plans` → `VacationPlans`. */
export const pascal = (name: string): string =>
  name
    .slice(name.lastIndexOf('/') + 1)
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/** The first line of what is generated. */
export const generatedFrom = (source: string): string =>
  `// Generated from specs/${source} by \`pnpm codegen\`. Never edited by hand.\n`
