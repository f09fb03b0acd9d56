import type { Portal } from '@portal/sdk'
import type { TestServer } from '@portal/server/testing'

/** The calls of a family's operations, each once, in `<family>.asked.ts`. */
export type Asking = {
  /** The portal of an administrator. */
  portal: Portal
  /** The portal of another person; every response is validated against the contract. */
  strict: (user: 'admin' | 'coordinador' | 'empleado') => Promise<Portal>
  server: TestServer
}
