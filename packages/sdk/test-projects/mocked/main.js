// What the tests of an app do with the SDK and MSW, without a server.
import { setupServer } from 'msw/node'
import { createPortal } from '@portal/sdk'
import { answer, exampleOf, portalHandlers, refuse } from '@portal/sdk/testing/msw'

const server = setupServer(...portalHandlers({ baseUrl: 'http://portal.test' }))
server.listen()
const portal = createPortal({ baseUrl: 'http://portal.test' })
await portal.session.login({ user: 'anybody', password: 'anything' })

server.use(
  answer('loads.show', ({ params }) => ({ ...exampleOf('loads.show'), id: params.id, state: 'paused' })),
)
const { id, state } = await portal.loads.show('mine')
server.use(refuse('loads.stop', 409, { errors: { state: ['invalid'] } }))
const outcome = await portal.loads.stop('mine').safe()

portal.close()
server.close()
process.stdout.write(JSON.stringify({ id, state, kind: outcome.error?.kind, code: outcome.error?.code }))
