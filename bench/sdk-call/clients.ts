/** One GET and one POST with the same Authorization header, in each client's idiom. */
import { createPortal, type FieldInput } from '@portal/sdk'
import axios from 'axios'
import ky from 'ky'
import { ofetch } from 'ofetch'
import createClient, { type Client } from 'openapi-fetch'
import type { FieldPaths } from './contract.ts'

/** The measured calls of a client. */
export interface CallClient {
  readonly name: string
  readonly get: () => PromiseLike<unknown>
  readonly post: () => PromiseLike<unknown>
}

const id = '0193b3a0-0000-4000-8000-000000000001'
const input: FieldInput = {
  key: 'resultado',
  label: 'Resultado',
  type: 'list',
  options: ['Venta', 'No interesado'],
}
// As long as the SDK's token; this server does not read it.
const authorization = 'Bearer e30.eyJ1aWQiOiIwMTkzYjNhMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDEifQ.c2ln'
const headers = { authorization }

/** All contenders, the reference first; the SDK is signed in. */
export async function callClients(address: string): Promise<readonly [CallClient, ...CallClient[]]> {
  const base = `${address}/services/laia`
  const contract = createClient<FieldPaths>({ baseUrl: base, headers })
  return [
    rawFetch(base),
    await portalOf(address),
    openapiFetch('openapi-fetch', contract),
    openapiFetch('openapi-fetch + auth middleware', withMiddleware(base)),
    kyOf(base),
    axiosOf(base),
    {
      name: 'ofetch',
      get: () => ofetch(`${base}/fields/${id}`, { headers }),
      post: () => ofetch(`${base}/fields`, { method: 'POST', headers, body: input }),
    },
  ]
}

function rawFetch(base: string): CallClient {
  const posted = { ...headers, 'content-type': 'application/json' }
  return {
    name: 'fetch',
    get: async (): Promise<unknown> => (await fetch(`${base}/fields/${id}`, { headers })).json(),
    post: async (): Promise<unknown> =>
      (
        await fetch(`${base}/fields`, { method: 'POST', headers: posted, body: JSON.stringify(input) })
      ).json(),
  }
}

async function portalOf(address: string): Promise<CallClient> {
  const portal = createPortal({ baseUrl: address })
  await portal.session.login({ user: 'admin', password: 'not-checked' })
  return { name: 'SDK', get: () => portal.fields.show(id), post: () => portal.fields.create(input) }
}

function withMiddleware(base: string): Client<FieldPaths> {
  const client = createClient<FieldPaths>({ baseUrl: base })
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', authorization)
    },
    onResponse({ response }) {
      if (response.status === 401) throw new Error('signed out')
    },
  })
  return client
}

function openapiFetch(name: string, client: Client<FieldPaths>): CallClient {
  return {
    name,
    get: () => client.GET('/fields/{id}', { params: { path: { id } } }),
    post: () => client.POST('/fields', { body: input }),
  }
}

function kyOf(base: string): CallClient {
  const client = ky.create({ prefix: base, headers })
  return {
    name: 'ky',
    get: () => client.get(`fields/${id}`).json(),
    post: () => client.post('fields', { json: input }).json(),
  }
}

function axiosOf(baseURL: string): CallClient {
  const client = axios.create({ baseURL, headers, adapter: 'http' })
  return {
    name: 'axios (http)',
    get: async () => (await client.get<unknown>(`/fields/${id}`)).data,
    post: async () => (await client.post<unknown>('/fields', input)).data,
  }
}
