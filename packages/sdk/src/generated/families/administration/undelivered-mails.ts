// Generated from specs/administration/undelivered-mails.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { UndeliveredMailsOperations as Operations } from '#generated/administration/undelivered-mails.ts'
import type { UndeliveredMail } from '#generated/administration/undelivered-mails.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** What the mail server refused. */
export interface UndeliveredMails {
  /** List the mails that could not be delivered. Mails that the mail server refused for good, or did not take in more than a day of growing pauses; the newest first. They wait to be sent again or discarded. */
  readonly index: Operation<[query?: Operations['undeliveredMails.index']['parameters']['query']], Page<UndeliveredMail>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['undeliveredMails.index']['parameters']['query'], options?: CallOptions) => List<UndeliveredMail>
  /** Send all of them again. All that can still be sent, a thousand at most; each is written down as a `undeliveredMails.resend`. */
  readonly resendAll: Operation<[], Operations['undeliveredMails.resendAll']['responses'][200]['content']['application/json'], 'post'>
  /** Send a mail again. At once, and after that with the pauses of a new mail. A link in it is made anew. Refused with `invalid` while something is in the way (`obstacle`). */
  readonly resend: Operation<[id: string], undefined, 'post'>
  /** Discard a mail. It is not sent any more. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `undeliveredMails`: What the mail server refused. */
export const undeliveredMails: Build<UndeliveredMails> = /* @__PURE__ */ family('main', 'undeliveredMails index resendAll=p/resend resend=p~ destroy')
