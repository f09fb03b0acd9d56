import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'

export type ImapServer = {
  port: number
  username: string
  password: string
  /** Puts an e-mail into the inbox, as a receiving mail server does. */
  deliver(source: string | Buffer): void
  /** The number of unread e-mails. */
  unread(): number
  /** Renumbers all e-mails, like a server restored from a backup. */
  renumber(): void
  close(): Promise<void>
}

const binary = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot'].find((file) =>
  existsSync(file),
)

/** Whether this machine has an IMAP server for tests (Debian's dovecot-imapd). */
export const hasImapServer = binary !== undefined

const [username, password] = ['atencion', 'una-clave-de-prueba']

/** A private Dovecot in a temporary folder, on a free loopback port, removed when it is closed. */
export async function startImapServer(): Promise<ImapServer> {
  if (binary === undefined) throw new Error('there is no dovecot here: install dovecot-imapd')
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-imap-'))
  const owner = ownerOf()
  const mail = path.join(folder, 'mail')
  for (const name of ['run', 'mail', 'mail/new', 'mail/cur', 'mail/tmp']) mkdirSync(path.join(folder, name))
  const port = await freePort()
  const file = path.join(folder, 'dovecot.conf')
  writeFileSync(file, configuration(folder, port, owner))
  const own = (name: string) => owner.isRoot && chownSync(name, owner.uid, owner.gid)
  for (const name of ['', 'run', 'mail', 'mail/new', 'mail/cur', 'mail/tmp']) own(path.join(folder, name))
  const identity = owner.isRoot ? { uid: owner.uid, gid: owner.gid } : {}
  const child = spawn(binary, ['-F', '-c', file], { ...identity, cwd: folder, stdio: 'ignore' })
  // A failing test must not leave a server behind.
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  await untilListening(child, port)
  return {
    ...{ port, username, password },
    deliver(source) {
      const name = `${randomUUID()}.test`
      writeFileSync(path.join(mail, 'tmp', name), source)
      own(path.join(mail, 'tmp', name))
      renameSync(path.join(mail, 'tmp', name), path.join(mail, 'new', name))
    },
    unread: () =>
      [...readdirSync(path.join(mail, 'new')), ...readdirSync(path.join(mail, 'cur'))].filter(
        (name) => !/:2,[A-Z]*S/.test(name),
      ).length,
    renumber: () => {
      for (const name of readdirSync(mail).filter((one) => one.startsWith('dovecot')))
        rmSync(path.join(mail, name), { recursive: true })
    },
    async close() {
      const ended = once(child, 'exit')
      process.off('exit', end)
      end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Owner = { isRoot: boolean; user: string; group: string; uid: number; gid: number }

/** Mail is never handled as root: use `nobody`. */
function ownerOf(): Owner {
  const ask = (...given: string[]) => execFileSync('id', given, { encoding: 'utf8' }).trim()
  const isRoot = process.getuid?.() === 0
  const name = isRoot ? ['nobody'] : []
  return {
    ...{ isRoot, user: ask('-un', ...name), group: ask('-gn', ...name) },
    ...{ uid: Number(ask('-u', ...name)), gid: Number(ask('-g', ...name)) },
  }
}

const configuration = (folder: string, port: number, { user, group, uid, gid }: Owner) => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_failure_delay = 0
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  chroot =
}
`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isThere) return
    await pause(20)
  }
  throw new Error('dovecot ended at its start')
}
