/** The subset of OpenAPI 3.1 that these scripts use. */
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
  /** A reference only in the document with named components. */
  responses: Record<string, Answer | Reference>
  'x-permissions'?: string[]
  'x-public'?: boolean
  /** Clients do not retry it automatically. */
  'x-once'?: boolean
  /** The rate limit per person: so many requests within so many minutes. */
  'x-rate'?: { uses: number; minutes: number }
  /** The limit of the body's size, if the usual megabyte is too small. */
  'x-body-bytes'?: number
}
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof methods)[number], Operation>>
export type OpenApi = {
  paths: Record<string, PathItem>
  servers: { url: string }[]
  /** `x-errors-root`: the alternative root of the family's error codes (specification §3). */
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

/** The component that a reference points to: `#/components/schemas/Load` → `Load`. */
export const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

/** A schema's name as a TypeScript identifier; bundling two files with one name appends a number. */
export const typeNameOf = (name: string): string => name.replaceAll(/\W/g, '')

/** `time-off/vacation-plans` → `VacationPlans`. */
export const pascal = (name: string): string =>
  name
    .slice(name.lastIndexOf('/') + 1)
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/** The first line of generated files. */
export const generatedFrom = (source: string): string =>
  `// Generated from specs/${source} by \`pnpm codegen\`. Never edited by hand.\n`
