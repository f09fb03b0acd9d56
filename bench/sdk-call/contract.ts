import type { FieldInput } from '@portal/sdk'

/** The two operations of the benches, for the openapi-fetch clients. */
export interface FieldPaths {
  '/fields/{id}': { get: { parameters: { path: { id: string } }; responses: { 200: Answer } } }
  '/fields': {
    post: { requestBody: { content: { 'application/json': FieldInput } }; responses: { 201: Answer } }
  }
}

interface Answer {
  content: { 'application/json': { data: object } }
}
