// #region server
import { createPortal, isPortalError, messageOf, type Portal } from '@portal/sdk'
import { answer, exampleOf, portalHandlers, refuse } from '@portal/sdk/testing/msw'
import { validateResponses } from '@portal/sdk/validation'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
// #endregion

// #region script
/** What is tested: our own script, which loads a file each night. */
async function nightly(portal: Portal, file: File, templateId: string): Promise<string> {
  try {
    const load = await portal.loads.run(file, { templateId })
    return `${load.created} new, ${load.errors} wrong`
  } catch (error) {
    if (isPortalError(error, 'load-failed')) return `failed at row ${error.row ?? '?'}`
    return messageOf(error)
  }
}
// #endregion

// #region server
const baseUrl = 'http://portal.test'
const server = setupServer(...portalHandlers({ baseUrl }))
const file = new File(['DNI\n99999901H\n'], 'clientes.csv')

beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
// #endregion

// #region portal
/** This portal rejects answers that violate the contract, so that a handwritten mock cannot drift from it. */
async function signedIn(): Promise<Portal> {
  const portal = createPortal({ baseUrl })
  portal.use(validateResponses({ mode: 'throw' }))
  await portal.session.login({ user: 'lucia', password: 'x' })
  return portal
}
// #endregion

// #region answers
test('says how many records are new', async () => {
  const done = { ...exampleOf('loads.show'), state: 'completed', created: 12, errors: 0 } as const
  server.use(answer('loads.show', ({ params }) => ({ ...done, id: params.id })))
  expect(await nightly(await signedIn(), file, 't1')).toBe('12 new, 0 wrong')
})

test('says where a load failed', async () => {
  const failed = {
    ...exampleOf('loads.show'),
    state: 'failed',
    failure: { code: 'format', row: 150 },
  } as const
  server.use(answer('loads.show', () => failed))
  expect(await nightly(await signedIn(), file, 't1')).toBe('failed at row 150')
})
// #endregion

// #region refusals
test('says in words why the server refuses', async () => {
  server.use(refuse('recordsFile.import', 422, { errors: { templateId: ['blank'] } }))
  expect(await nightly(await signedIn(), file, 't1')).toBe('Complete los campos requeridos')
})

test('sends the requested format', async () => {
  const sent: string[] = []
  server.use(
    answer('recordsFile.import', ({ body, refuse: no }) => {
      sent.push(body.templateId)
      return no(409, { errors: { state: ['invalid'] } })
    }),
  )
  await nightly(await signedIn(), file, 't1')
  expect(sent).toEqual(['t1'])
})
// #endregion
