// Generated from specs/tickets/mailboxes.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { MailboxesOperations as Operations } from '#generated/tickets/mailboxes.ts'
import type { MailMessage, Mailbox, MailboxInput, MailboxPatch, MailboxUpdate } from '#generated/tickets/mailboxes.ts'
import type { Order } from '#generated/shared/catalogue.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Mailboxes whose e-mails become tickets, and from which tickets are answered. */
export interface Mailboxes {
  /** List mailboxes. Sorted by position by default. */
  readonly index: Operation<[query?: Operations['mailboxes.index']['parameters']['query']], Page<Mailbox>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['mailboxes.index']['parameters']['query'], options?: CallOptions) => List<Mailbox>
  /** Create a mailbox. Each address has one mailbox (`taken` on `address`). Hosts must be on the list configured in the server, each with its port; anything else is `inclusion` on `imapHost` or `smtpHost`. The author is notified when the mailbox fails. */
  readonly create: Operation<[body: MailboxInput], Mailbox, 'post'>
  /** Reorder mailboxes. Sets the order in which they are offered wherever one can be chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** Retrieve a mailbox. Deleted rows are also returned, because the history refers to them. */
  readonly show: Operation<[id: string], Mailbox, 'get'>
  /** Replace a mailbox. Replaces the mailbox under the rules of mailboxes.create. If the password is omitted it is kept, unless a host, a port or the user changes; it is required then. */
  readonly update: Operation<[id: string, body: MailboxUpdate], Mailbox, 'put'>
  /** Update a mailbox. Only the fields sent are changed, under the rules of mailboxes.create. The password is handled as in mailboxes.update. */
  readonly patch: Operation<[id: string, body: MailboxPatch], Mailbox, 'patch'>
  /** Delete a mailbox. Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted mailbox. Restores the row unchanged, unless another row has taken its name in the meantime. */
  readonly restore: Operation<[id: string], Mailbox, 'post'>
  /** Read a mailbox now. Mailboxes are otherwise read every minute. The result is available in `lastSeenAt` and `fault` once it has been read. */
  readonly check: Operation<[id: string], Mailbox, 'post'>
  /** List the e-mails of a mailbox. Sorted from newest to oldest: the ticket each e-mail went to, those left in the mailbox and why, and the answers sent. */
  readonly messages: Operation<[id: string, query?: Operations['mailboxes.messages']['parameters']['query']], Page<MailMessage>, 'get'>
}

/** Builds `mailboxes`: Mailboxes whose e-mails become tickets, and from which tickets are answered. */
export const mailboxes: Build<Mailboxes> = /* @__PURE__ */ family('laia', 'mailboxes index create reorder show update patch destroy restore check=p~ messages=g?~')
