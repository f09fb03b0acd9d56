/** Clients that refresh a session on a 401, each as its documentation shows. */
import { createPortal, type FieldInput } from '@portal/sdk'
import axios from 'axios'
import { createAuthRefresh } from 'axios-auth-refresh'
import ky from 'ky'
import createClient from 'openapi-fetch'
import type { FieldPaths } from '../sdk-call/contract.ts'
import { signIn } from './tokens.ts'

/** One client, signed in. */
export interface RenewingClient {
  readonly show: (id: string, signal?: AbortSignal) => PromiseLike<unknown>
  readonly create: (input: FieldInput) => PromiseLike<unknown>
}
export type StartClient = (address: string) => Promise<RenewingClient>

export const renewingClients: Readonly<Record<string, StartClient>> = {
  SDK: portalClient,
  'axios-auth-refresh': (address) => axiosClient(address, {}),
  'axios-auth-refresh, deduplicateRefresh: false': (address) =>
    axiosClient(address, { deduplicateRefresh: false }),
  'ky, the recipe of its README': kyClient,
  'openapi-fetch + middleware': openapiClient,
}

async function portalClient(address: string): Promise<RenewingClient> {
  const portal = createPortal({ baseUrl: address })
  await portal.session.login({ user: 'lucia', password: 'x' })
  return {
    show: (id, signal) => portal.fields.show(id, signal ? { signal } : {}),
    create: (input) => portal.fields.create(input),
  }
}

async function axiosClient(address: string, options: { deduplicateRefresh?: boolean }) {
  const tokens = await signIn(address)
  const client = axios.create({ baseURL: `${address}/services/laia`, adapter: 'http' })
  client.interceptors.request.use((config) => {
    config.headers.set('authorization', `Bearer ${tokens.access()}`)
    return config
  })
  createAuthRefresh(client, () => tokens.renew(), options)
  return {
    show: (id: string, signal?: AbortSignal) => client.get(`/fields/${id}`, signal ? { signal } : {}),
    create: (input: FieldInput) => client.post('/fields', input),
  }
}

async function kyClient(address: string): Promise<RenewingClient> {
  const tokens = await signIn(address)
  const client = ky.create({
    prefix: `${address}/services/laia`,
    hooks: {
      beforeRequest: [({ request }) => request.headers.set('authorization', `Bearer ${tokens.access()}`)],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          if (response.status !== 401 || retryCount !== 0) return response
          const headers = new Headers(request.headers)
          headers.set('authorization', `Bearer ${await tokens.renew()}`)
          return ky.retry({ request: new Request(request, { headers }), code: 'TOKEN_REFRESHED' })
        },
      ],
    },
  })
  return {
    show: (id, signal) => client.get(`fields/${id}`, signal ? { signal } : {}).json(),
    create: (input) => client.post('fields', { json: input }).json(),
  }
}

/** The usual middleware: one shared refresh, then the request is retried. */
async function openapiClient(address: string): Promise<RenewingClient> {
  const tokens = await signIn(address)
  const client = createClient<FieldPaths>({ baseUrl: `${address}/services/laia` })
  let renewal: Promise<string> | undefined
  client.use({
    onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${tokens.access()}`),
    async onResponse({ request, response }) {
      if (response.status !== 401) return response
      renewal ??= tokens.renew().finally(() => {
        renewal = undefined
      })
      const headers = new Headers(request.headers)
      headers.set('authorization', `Bearer ${await renewal}`)
      return fetch(new Request(request, { headers }))
    },
  })
  const read = ({ data, response }: { data?: unknown; response: Response }) => {
    if (!response.ok) throw new Error(`Answered ${response.status}`)
    return data
  }
  return {
    show: async (id, signal) =>
      read(await client.GET('/fields/{id}', { params: { path: { id } }, ...(signal ? { signal } : {}) })),
    create: async (input) => read(await client.POST('/fields', { body: input })),
  }
}
