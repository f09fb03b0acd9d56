// Generated from specs/administration/undelivered-mails.yaml by `pnpm codegen`. Never edited by hand.
import { type Build, family } from '#kernel/family.ts'
import type { UndeliveredMailsOperations as Operations } from '#generated/administration/undelivered-mails.ts'
import type { UndeliveredMail } from '#generated/administration/undelivered-mails.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** E-mails that could not be delivered. */
export interface UndeliveredMails {
  /** List undelivered e-mails. E-mails that the mail server refused permanently, or did not accept during more than a day of retries; newest first. They can be resent or discarded. */
  readonly index: Operation<[query?: Operations['undeliveredMails.index']['parameters']['query']], Page<UndeliveredMail>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: Operations['undeliveredMails.index']['parameters']['query'], options?: CallOptions) => List<UndeliveredMail>
  /** Resend all undelivered e-mails. All that can still be sent, at most 1,000; each is audited as `undeliveredMails.resend`. */
  readonly resendAll: Operation<[], Operations['undeliveredMails.resendAll']['responses'][200]['content']['application/json'], 'post'>
  /** Resend an e-mail. Sent immediately, then retried like a new e-mail. Links in it are renewed. Refused with `invalid` while there is an `obstacle`. */
  readonly resend: Operation<[id: string], undefined, 'post'>
  /** Discard an e-mail. The e-mail will not be sent. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `undeliveredMails`: E-mails that could not be delivered. */
export const undeliveredMails: Build<UndeliveredMails> = /* @__PURE__ */ family('main', 'undeliveredMails index resendAll=p/resend resend=p~ destroy')
