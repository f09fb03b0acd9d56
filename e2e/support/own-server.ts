import { startServer, type TestServer } from '@portal/server/testing'
import { builtPortal } from './built-portal.ts'

/** A server of one test alone, with a portal and a demo company of its own: for what would be felt by all others. */
export const ownServer = (): Promise<TestServer> => startServer({ env: { PORTAL_STATIC: builtPortal } })
