import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { builtPortal } from './built-portal.ts'

/** A server of one test alone, for what would be felt by all others; `stop` ends it. */
export async function ownServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['--conditions=source', 'packages/server/src/main.ts'], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      ANALYTICS_PORT: '0',
      PORTAL_DEMO: '1',
      PORTAL_STATIC: builtPortal,
      PORTAL_DATA_DIR: 'memory://',
    },
  })
  const ended = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  // It says where it listens; one that ends before says nothing.
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /^Portal\s+(http\S+)/.exec(line) ?? []
    if (url !== undefined) return { url, stop }
  }
  await stop()
  throw new Error('the server ended before it listened')
}
