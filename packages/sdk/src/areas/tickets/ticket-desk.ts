import { type TicketDeskFamily, ticketDesk as acts } from '#generated/families/laia.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions of an agent's ticket desk. */
export interface TicketDeskActs extends TicketDeskFamily {
  /** Downloads the receipt of a ticket as a PDF (Ley 10/2025 art. 12). */
  readonly receipt: ((ticketId: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `ticketDesk`, whose receipt is a PDF instead of JSON. */
export function ticketDesk(kernel: Kernel): TicketDeskActs {
  return {
    ...acts(kernel),
    receipt: named('ticketDesk.receipt', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = {
        operation: 'ticketDesk.receipt',
        verb: 'get',
        path: '/tickets/{id}/receipt',
      } as const
      return downloadOf(kernel.laia.perform({ ...ask, ...asStream, id, options }), 'justificante.pdf')
    }),
  }
}
