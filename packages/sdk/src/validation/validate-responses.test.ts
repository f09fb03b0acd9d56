import { describe, expect, it } from 'vitest'
import { isPortalError } from '#errors/is-portal-error.ts'
import { signedInPortal } from '#testing/signed-in.ts'
import { exampleOf } from '#testing/example-of.ts'
import { json, problem } from '#testing/token-server.ts'
import { validateResponses } from './validate-responses.ts'

const example = exampleOf('loads.show')
const secret = 'a-token-nobody-may-see'

async function strict(...answers: (() => Response)[]) {
  const test = await signedInPortal()
  test.portal.use(validateResponses({ mode: 'throw' }))
  test.server.answer('/services/', ...answers)
  return test
}

async function warned(...answers: (() => Response)[]) {
  const test = await signedInPortal()
  const warnings: { message: string; fields: unknown }[] = []
  const warn = (message: string, fields?: object) => warnings.push({ message, fields })
  test.portal.use(validateResponses({ mode: 'warn', logger: { warn } }))
  test.server.answer('/services/', ...answers)
  return { ...test, warnings }
}

describe('validateResponses', () => {
  it('passes valid responses on, fields of a newer server included', async () => {
    const { portal } = await strict(() => json({ data: { ...example, colour: 'red' } }))
    expect(await portal.loads.show('1')).toEqual({ ...example, colour: 'red' })
  })

  it('rejects the call with operation, status, path and the expected value', async () => {
    const { portal } = await strict(() => json({ data: { ...example, state: 'dreaming', total: '7' } }))
    const error: unknown = await portal.loads.show('1').catch((failure: unknown) => failure)
    expect(isPortalError(error, 'response-mismatch')).toBe(true)
    expect(error).toMatchObject({
      name: 'ResponseMismatchError',
      operation: 'loads.show',
      status: 200,
      faults: [
        {
          pointer: '/data/state',
          expected:
            'one of "created", "queued", "processing", "pausing", "paused", "completed", "completed_with_errors", "failed", "undoing", "undo_paused", "undone"',
        },
        { pointer: '/data/total', expected: 'type integer' },
      ],
    })
  })

  it('names every field that is missing, and formats and limits in the words of the contract', async () => {
    const bad = { ...example, name: undefined, round: undefined, id: 'no-uuid', createdAt: 'yesterday' }
    const { portal } = await strict(() => json({ data: bad }))
    await expect(portal.loads.show('1')).rejects.toMatchObject({
      faults: expect.arrayContaining([
        { pointer: '/data/name', expected: 'to be there' },
        { pointer: '/data/round', expected: 'to be there' },
        { pointer: '/data/id', expected: 'format uuid' },
        { pointer: '/data/createdAt', expected: 'format date-time' },
      ]) as unknown,
    })
  })

  it('reports a fault shared by all rows of a list once', async () => {
    const row = { ...example, total: null }
    const meta = { currentPage: 0, perPage: 25, totalCount: 3, totalPages: 1 }
    const { portal } = await strict(() => json({ data: [row, row, row], meta }))
    await expect(portal.loads.index()).rejects.toMatchObject({
      faults: [
        { pointer: '/data/0/total', expected: 'type integer' },
        { pointer: '/meta/currentPage', expected: 'minimum 1' },
      ],
    })
  })

  it('never repeats a value, which may be a secret', async () => {
    const login = { ...exampleOf('session.login'), accessToken: [secret], expiresInSeconds: secret }
    const { portal } = await strict(() => json(login))
    const error: unknown = await portal.session.login({ user: 'x', password: 'y' }).catch((e: unknown) => e)
    expect(error).toMatchObject({ kind: 'response-mismatch', operation: 'session.login' })
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(secret)
  })

  it('counts a status that the operation does not have, another media type and broken JSON as faults', async () => {
    const { portal } = await strict(
      () => json({ data: example }, 203),
      () => new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } }),
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    )
    const faults = async () => {
      const error: unknown = await portal.loads.show('1').catch((failure: unknown) => failure)
      return isPortalError(error, 'response-mismatch') ? error.faults : error
    }
    expect(await faults()).toEqual([{ pointer: '', expected: 'one of the statuses 200, 401, 403, 404' }])
    expect(await faults()).toEqual([{ pointer: '', expected: 'content type application/json' }])
    expect(await faults()).toEqual([{ pointer: '', expected: 'a body of JSON' }])
  })

  it('compares refusals too, and leaves those of the contract to the call', async () => {
    const { portal } = await strict(
      () => problem(404),
      () => json({ oops: true }, 404),
    )
    await expect(portal.loads.show('1')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(portal.loads.show('1')).rejects.toMatchObject({ kind: 'response-mismatch', status: 404 })
  })

  it('leaves 429 and 5xx alone, so that they are tried again', async () => {
    const { portal, clock } = await strict(
      () => new Response('busy', { status: 503 }),
      () => new Response('slowly', { status: 429 }),
      () => json({ data: example }),
    )
    expect(await clock.until(portal.loads.show('1'))).toMatchObject({ id: example.id })
  })

  it('does not read files', async () => {
    const { portal } = await strict(
      () => new Response('a;b\n1;2\n', { headers: { 'content-type': 'text/csv' } }),
    )
    expect(await portal.loads.export('1').text()).toBe('a;b\n1;2\n')
  })

  it('takes nothing for an answer where the contract says so', async () => {
    const { portal } = await strict(() => new Response(null, { status: 204 }))
    await expect(portal.loads.destroy('1')).resolves.toBeUndefined()
  })

  it('knows the operations of raw clients by where they ask', async () => {
    const { portal } = await strict(
      () => json({ data: [] }),
      () => json({ anything: 1 }),
    )
    await expect(
      portal.services.laia.GET('/records-file/templates', { params: { query: { page: 1 } } }),
    ).rejects.toMatchObject({
      operation: 'templates.index',
      faults: [{ pointer: '/meta', expected: 'to be there' }],
    })
  })

  it('warns once of each fault, without the value, and hands the answer on', async () => {
    const wrong = () => json({ data: { ...example, name: 7 } })
    const { portal, warnings } = await warned(wrong, wrong)
    expect(await portal.loads.show('1')).toMatchObject({ name: 7 })
    await portal.loads.show('1')
    expect(warnings).toEqual([
      {
        message: 'loads.show answered 200, and not as the contract says: /data/name: type string',
        fields: expect.objectContaining({ kind: 'response-mismatch', operation: 'loads.show' }) as unknown,
      },
    ])
  })

  it("lets the pipe tell who has read an answer's body", async () => {
    const { portal } = await strict(() => json({ data: example }))
    portal.use(async (request, next) => {
      const response = await next(request)
      await response.text()
      return response
    })
    await expect(portal.loads.show('1')).rejects.toThrow('response.clone()')
  })
})
