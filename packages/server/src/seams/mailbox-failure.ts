import type { MailboxFault } from '#db/schema/mailboxes.ts'

/** Why a mailbox could not be opened. */
export class MailboxFailure extends Error {
  readonly fault: MailboxFault
  constructor(fault: MailboxFault, options?: ErrorOptions) {
    super(`a mailbox failed: ${fault}`, options)
    this.fault = fault
  }
}
