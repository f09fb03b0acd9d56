import type { components, paths } from '#generated/main.ts'
import type { Act } from '#http/caller.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** A mail that the mail server refused, or did not take in more than a day. */
export type UndeliveredMail = components['schemas']['UndeliveredMail']

/** What could not be delivered; the newest first. */
export interface UndeliveredMails extends Resource<paths, '/undelivered-mails', 'index' | 'destroy'> {
  /** Sends it again at once; a link in it is made anew. */
  readonly resend: Act<paths, '/undelivered-mails/{id}/resend', 'post'>
}

/** Builds the family. */
export function undeliveredMails({ main }: Kernel): UndeliveredMails {
  return {
    ...resource(main, 'undeliveredMails', '/undelivered-mails', ['index', 'destroy']),
    resend: main.act('undeliveredMails.resend', 'post', '/undelivered-mails/{id}/resend', 'nothing'),
  }
}
