import { createPortal, type Portal } from '@portal/sdk'
import { demoPassword } from '../demo/seed-demo.ts'
import type { Employed } from './employed.ts'
import type { TestServer } from './start-server.ts'

/** A portal with a session of its own, not signed in. */
function visitor({ url }: TestServer): Portal {
  return createPortal({ baseUrl: url })
}

/** Signs an employee in again: after the clock has moved, their session has ended. */
export async function signedInAgain(server: TestServer, { name }: Employed): Promise<Portal> {
  const portal = visitor(server)
  // Their user name is the mark in their name.
  await portal.session.login({ user: name.split(' ')[1] ?? '', password: demoPassword })
  return portal
}

/** A portal signed in as one of the demo accounts. */
export async function signedIn(
  server: TestServer,
  username: 'admin' | 'coordinador' | 'empleado' = 'admin',
): Promise<Portal> {
  const portal = visitor(server)
  await portal.session.login({ user: username, password: demoPassword })
  return portal
}
