import type { Load } from '#generated/loads/loads.ts'
import type { FieldInput } from '#generated/tickets/fields.ts'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { operationIds } from '#validation/operation-at.ts'
import { validateResponses } from '#validation/validate-responses.ts'
import { createPortal, type Portal } from '../portal.ts'
import { answer, type Asked, refuse } from './answer.ts'
import type { ResultOf } from './contract-types.ts'
import { exampleOf } from './example-of.ts'
import { portalHandlers } from './portal-handlers.ts'

const baseUrl = 'http://portal.test'
const server = setupServer(...portalHandlers({ baseUrl }))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

async function signedIn(): Promise<Portal> {
  const portal = createPortal({ baseUrl, maxRetries: 0 })
  portal.use(validateResponses({ mode: 'throw' }))
  await portal.session.login({ user: 'lucia', password: 'x' })
  return portal
}

describe('portalHandlers', () => {
  it('SDK-3.4 are a whole server: one signs in and asks, and every answer is as the contract says', async () => {
    const portal = await signedIn()
    expect(portal.session.current?.userData.displayName).toBe('Lucía Núñez Peña')
    expect(await portal.loads.show('1')).toEqual(exampleOf('loads.show'))
    expect((await portal.templates.index()).meta.totalCount).toBe(12)
    await expect(portal.fields.destroy('1')).resolves.toBeUndefined()
    expect(await portal.loads.export('1').text()).toContain('Lucía')
    expect((await portal.recordsFile.create(new File(['DNI'], 'x.csv'))).name).toBe('clientes.csv')
  })

  it('answer every operation of the contract, or those that are named', () => {
    expect(portalHandlers()).toHaveLength(operationIds.length)
    expect(portalHandlers({ operations: ['loads.show', 'loads.stop'] })).toHaveLength(2)
  })

  it('distinguish a collection from the id beside it, in any order', async () => {
    const portal = await signedIn()
    server.use(answer('recordsFile.show', () => ({ ...exampleOf('recordsFile.show'), name: 'mine.csv' })))
    expect((await portal.templates.index()).data[0]?.name).toBe('Recobro estándar')
    expect((await portal.recordsFile.show('1')).name).toBe('mine.csv')
  })

  it('match any origin unless one is given', async () => {
    server.use(answer('loads.show', ({ params }) => ({ ...exampleOf('loads.show'), name: params.id })))
    const answered = await fetch('https://elsewhere.test/services/laia/loads/7')
    expect(await answered.json()).toMatchObject({ data: { name: '7' } })
  })
})

describe('answer', () => {
  it('knows the parameters, the query and the body that were sent', async () => {
    const portal = await signedIn()
    server.use(
      answer('fields.patch', ({ params, body }) => ({
        ...exampleOf('fields.patch'),
        id: params.id,
        ...(body.label === undefined ? {} : { label: body.label }),
      })),
      answer('loads.index', ({ query }) => {
        const { data, meta } = exampleOf('loads.index')
        return { data, meta: { ...meta, currentPage: Number(query.get('page')) } }
      }),
    )
    const id = '0193b3a0-0000-4000-8000-00000000000f'
    expect(await portal.fields.patch(id, { label: 'Motivo', version: 1 })).toMatchObject({
      id,
      label: 'Motivo',
    })
    expect((await portal.loads.index({ page: 3 })).meta.currentPage).toBe(3)
  })

  it('gives files, nothing, or a Response of your own', async () => {
    const portal = await signedIn()
    server.use(
      answer('loads.export', () => 'a;b\n'),
      answer('loads.destroy', () => undefined),
      answer('loads.show', () => HttpResponse.error(), { once: true }),
    )
    expect(await portal.loads.export('1').text()).toBe('a;b\n')
    await expect(portal.loads.destroy('1')).resolves.toBeUndefined()
    await expect(portal.loads.show('1')).rejects.toMatchObject({ kind: 'connection' })
    expect(await portal.loads.show('1')).toEqual(exampleOf('loads.show'))
  })

  it('reads a form from the request', async () => {
    const portal = await signedIn()
    server.use(
      answer('recordsFile.create', async ({ request }) => {
        const file = (await request.formData()).get('file')
        return { ...exampleOf('recordsFile.create'), name: file instanceof File ? file.name : '' }
      }),
    )
    expect((await portal.recordsFile.create(new File(['DNI'], 'marzo.csv'))).name).toBe('marzo.csv')
  })
})

describe('refuse', () => {
  it('refuses with the codes of the catalogue, as the server would', async () => {
    const portal = await signedIn()
    server.use(
      refuse('loads.stop', 409, { errors: { state: ['invalid'] } }),
      refuse('fields.create', 422, { errors: { key: [{ error: 'too_long', count: 40 }] } }),
      refuse('loads.destroy', 403, { missing: ['CARGUE_ELIMINAR'] }),
      refuse('dashboard.show', 429, { retryAfter: 3 }),
    )
    await expect(portal.loads.stop('1')).rejects.toMatchObject({ kind: 'conflict', code: 'invalid' })
    await expect(portal.fields.create({ key: 'k', label: 'l', type: 'text' })).rejects.toMatchObject({
      kind: 'validation',
      fields: { key: [{ code: 'too_long', count: 40 }] },
    })
    await expect(portal.loads.destroy('1')).rejects.toMatchObject({ missing: ['CARGUE_ELIMINAR'] })
    await expect(portal.dashboard.show()).rejects.toMatchObject({ kind: 'rate-limit', retryAfterMs: 3000 })
  })

  it('may depend on the request, and return a message without a field', async () => {
    const portal = await signedIn()
    server.use(
      answer('loads.show', ({ params, refuse: no }) =>
        params.id === '1' ? exampleOf('loads.show') : no(404),
      ),
      refuse('session.login', 401, { message: 'Wrong Username or Password' }),
    )
    expect(await portal.loads.show('1')).toEqual(exampleOf('loads.show'))
    await expect(portal.loads.show('2')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(portal.session.login({ user: 'x', password: 'y' })).rejects.toMatchObject({
      kind: 'authentication',
      message: expect.stringContaining('Wrong Username or Password') as string,
    })
  })
})

describe('exampleOf', () => {
  it('gives a copy, and no example that the contract does not have', () => {
    const load = exampleOf('loads.show')
    load.name = 'changed'
    expect(exampleOf('loads.show').name).toBe('clientes.csv')
    expect(() => exampleOf('loads.show', 'nonsense')).toThrow('loads.show has no example nonsense')
  })
})

/** Never called: these lines must compile, or must not. An unused `@ts-expect-error` fails the type check. */
export function mistakes(): readonly unknown[] {
  const load = exampleOf('loads.show')
  const field = exampleOf('fields.show')
  return [
    // @ts-expect-error -- an operation that the contract does not have
    answer('loads.shwo', () => load),
    // @ts-expect-error -- a state that does not exist
    answer('loads.show', () => ({ ...load, state: 'sleeping' })),
    // @ts-expect-error -- most of a load is missing
    answer('loads.show', () => ({ id: '1' })),
    // @ts-expect-error -- a list comes with its meta
    answer('loads.index', () => ({ data: [load] })),
    // @ts-expect-error -- one load is no field
    answer('fields.show', () => load),
    // @ts-expect-error -- a parameter that the path does not have
    answer('loads.show', ({ params }) => (String(params.name) ? load : load)),
    // @ts-expect-error -- a misspelt property of the body
    answer('fields.patch', ({ body }) => (String(body.lable) ? field : field)),
    // @ts-expect-error -- nothing is answered to a deletion
    answer('loads.destroy', () => load),
    // @ts-expect-error -- loads.show never answers 409
    refuse('loads.show', 409),
    // @ts-expect-error -- a code that the catalogue does not have
    refuse('loads.stop', 409, { errors: { state: ['broken'] } }),
    // @ts-expect-error -- and not where it is asked either
    answer('loads.show', ({ refuse: no }) => no(415)),
    // @ts-expect-error -- a misspelt operation in the list
    portalHandlers({ operations: ['loads.shwo'] }),
  ]
}

describe('the types', () => {
  it('are those of the contract', () => {
    expectTypeOf<ResultOf<'loads.show'>>().toEqualTypeOf<Load>()
    expectTypeOf<ResultOf<'loads.destroy'>>().toEqualTypeOf<undefined>()
    expectTypeOf<ResultOf<'loads.export'>>().toEqualTypeOf<string | Blob>()
    expectTypeOf<Asked<'loads.start'>['body']>().toEqualTypeOf<undefined>()
    expectTypeOf<Asked<'fields.create'>['body']>().toEqualTypeOf<FieldInput>()
    expectTypeOf<Asked<'loads.show'>['params']>().toEqualTypeOf<{ id: string }>()
  })
})
