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
  /** List the mailboxes. In their order unless asked otherwise. */
  readonly index: Operation<[query?: Operations['mailboxes.index']['parameters']['query']], Page<Mailbox>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['mailboxes.index']['parameters']['query'], options?: CallOptions) => List<Mailbox>
  /** Create a mailbox. An address has one mailbox (`taken` at `address`). Hosts are of the list that the server was set up with, each with its port: anything else is `inclusion` at `imapHost` or `smtpHost`. Whoever writes it is told when it fails. */
  readonly create: Operation<[body: MailboxInput], Mailbox, 'post'>
  /** Put the mailboxes in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One mailbox. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Mailbox, 'get'>
  /** Replace a mailbox. Replaces it, refused as in mailboxes.create. A password that is left out stays, unless a host, a port or the user changes: then it has to be said again. */
  readonly update: Operation<[id: string, body: MailboxUpdate], Mailbox, 'put'>
  /** Change a mailbox. Only what is sent changes, refused as in mailboxes.create. A password stays as in mailboxes.update. */
  readonly patch: Operation<[id: string, body: MailboxPatch], Mailbox, 'patch'>
  /** Delete a mailbox. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted mailbox. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Mailbox, 'post'>
  /** Read a mailbox now. Otherwise it is read every minute. What came of it stands in `lastSeenAt` and `fault` as soon as it has been read. */
  readonly check: Operation<[id: string], Mailbox, 'post'>
  /** What became of the e-mails of a mailbox. The newest first: which ticket each went to, which were left in the mailbox and why, and which answers went out. */
  readonly messages: Operation<[id: string, query?: Operations['mailboxes.messages']['parameters']['query']], Page<MailMessage>, 'get'>
}

/** Builds `mailboxes`: Mailboxes whose e-mails become tickets, and from which tickets are answered. */
export const mailboxes: Build<Mailboxes> = /* @__PURE__ */ family('laia', 'mailboxes index create reorder show update patch destroy restore check=p~ messages=g?~')
