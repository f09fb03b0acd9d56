import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { employed } from './employed.ts'
import type { TestServer } from './start-server.ts'

/** A new manager of blacklists: adds entries, and requests and decides removals. */
export const keeper = (server: TestServer) =>
  employed(server, [
    ...(['VER_DASHBOARD', 'NOTIFICACIONES_VER'] as const),
    ...(['MENU_LISTA_NEGRA', 'LISTA_NEGRA_CREAR', 'LISTA_NEGRA_ELIMINAR'] as const),
  ])

type Input = Parameters<Portal['blacklists']['create']>[0]

/** A new list. */
export const list = (portal: Portal, input: Partial<Input> = {}) =>
  portal.blacklists.create({ name: `Lista ${randomUUID().slice(0, 8)}`, layer: 'corporate', ...input })

let last = Math.floor(Math.random() * 80_000_000)

/** A unique mobile number, as its nine digits. */
export function mobile(): string {
  last += 1
  return `6${String(10_000_001 + last).padStart(8, '0')}`
}
