import type { TicketFile } from '#generated/tickets/ticket-files.ts'
import { type ProofFiles, proofFiles } from '#http/proof-files.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on the attachments of ticket entries. Upload a file first, then pass its id to `ticketEntries.create`. */
export type TicketFileActs = ProofFiles<TicketFile>

/** Builds `ticketFiles`, which are uploaded and downloaded as raw bytes. */
export const ticketFiles = (kernel: Kernel): TicketFileActs =>
  proofFiles<TicketFile>(kernel.laia, 'ticketFiles', '/ticket-files')
