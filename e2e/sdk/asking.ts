import type { Portal } from '@portal/sdk'
import type { TestServer } from '@portal/server/testing'

/** With what the operations of a family are asked, each once, in `<family>.asked.ts`. */
export type Asking = {
  /** Of an administrator. */
  portal: Portal
  /** Of somebody else; every answer is compared with the contract. */
  strict: (user: 'admin' | 'coordinador' | 'empleado') => Promise<Portal>
  server: TestServer
}
