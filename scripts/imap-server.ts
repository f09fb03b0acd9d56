/** The IMAP server of the tests of mailboxes: Debian's Dovecot, which they start themselves, each its own. */
import { existsSync } from 'node:fs'
import { install } from './apt.ts'

const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

/** Installs it where that is possible; elsewhere says why the tests that need it are skipped. */
export async function ensureImapServer(): Promise<void> {
  if (places.some((file) => existsSync(file))) return
  const failure = await install('dovecot-imapd')
  if (failure !== undefined)
    console.log(`skipped: tests of mailboxes, no dovecot could be installed (${failure})`)
}
