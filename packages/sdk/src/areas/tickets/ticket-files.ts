import type { TicketFile } from '#generated/tickets/ticket-files.ts'
import { type ProofFiles, proofFiles } from '#http/proof-files.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** What can be done with files of what is said to a ticket; `ticketEntries.create` names what was uploaded. */
export type TicketFileActs = ProofFiles<TicketFile>

/** Builds `ticketFiles`, which are sent and downloaded as they are. */
export const ticketFiles = (kernel: Kernel): TicketFileActs =>
  proofFiles<TicketFile>(kernel.laia, 'ticketFiles', '/ticket-files')
