/** The part of OpenAPI 3.1 that these scripts read. */
export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; enum?: unknown[] }
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}
export type Media = { schema?: JsonSchema }
export type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
  'x-permissions'?: string[]
  'x-public'?: boolean
}
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type PathItem = { parameters?: Parameter[] } & Partial<Record<(typeof methods)[number], Operation>>
export type OpenApi = {
  paths: Record<string, PathItem>
  servers: { url: string }[]
  components?: { schemas?: Record<string, JsonSchema> }
}
