import { createPortal, type Portal } from '#portal.ts'
import type { PortalOptions } from '#kernel/portal-options.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { type HeldFetch, heldFetch } from './held-fetch.ts'
import { type TokenServer, type TokenServerOptions, tokenServer } from './token-server.ts'

/** A portal on a token server, whose time and network the test controls. */
export interface TestPortal {
  readonly portal: Portal
  readonly server: TokenServer
  readonly network: HeldFetch
  readonly clock: FakeClock
  /** Requests the load with this id. */
  readonly ask: (id?: string) => Promise<unknown>
}

/** Opens the portal; nobody is signed in. */
export function testPortal(
  options: PortalOptions & Partial<TokenServerOptions> & { readonly server?: TokenServer } = {},
): TestPortal {
  const { accessSeconds, sessionSeconds, server: given, ...rest } = options
  const clock = fakeClock()
  const times = {
    ...(accessSeconds === undefined ? {} : { accessSeconds }),
    ...(sessionSeconds === undefined ? {} : { sessionSeconds }),
  }
  const server = given ?? tokenServer({ clock: options.clock ?? clock, ...times })
  const network = heldFetch(server.fetch)
  const all: PortalOptions = {
    baseUrl: 'http://portal.test',
    fetch: network.fetch,
    clock,
    random: () => 0.5,
    logger: { warn: () => undefined, error: () => undefined },
    services: { analytics: 'http://portal.test:4001' },
    ...rest,
  }
  const portal = createPortal(all)
  return { portal, server, network, clock, ask: (id = '1') => portal.loads.show(id) }
}

/** Like `testPortal`, with somebody signed in. */
export async function signedInPortal(options?: Parameters<typeof testPortal>[0]): Promise<TestPortal> {
  const test = testPortal(options)
  // Load the lazy parts of the SDK first: how long that takes must not matter to a test.
  await Promise.all([
    import('#errors/in-english.ts'),
    import('#areas/loads/run.ts'),
    import('#areas/loads/wait-until.ts'),
    import('#http/upload.ts'),
    import('#raw-client.ts'),
  ])
  await test.portal.session.login({ user: 'lucia', password: 'x' })
  return test
}
