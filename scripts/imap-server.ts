/** The IMAP server for tests of mailboxes: Debian's Dovecot; each test starts its own. */
import { existsSync } from 'node:fs'
import { install } from './apt.ts'

const places = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

/** Installs it if possible; otherwise prints why the tests that need it are skipped. */
export async function ensureImapServer(): Promise<void> {
  if (places.some((file) => existsSync(file))) return
  const failure = await install('dovecot-imapd')
  if (failure !== undefined)
    console.log(`skipped: tests of mailboxes, no dovecot could be installed (${failure})`)
}
