/** The built server in its own process, as `pnpm start` runs it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { childEnvironment } from '../scripts/run.ts'
import { builtServer, serverEnvironment } from '../scripts/server-environment.ts'

export type BuiltServer = { address: string; pid: number; stop: () => Promise<void> }

/** Starts it on unused ports; resolves when it listens. */
export async function startBuilt(env: Record<string, string>): Promise<BuiltServer> {
  const child = spawn(process.execPath, builtServer, {
    env: childEnvironment({
      ...serverEnvironment({ ...process.env, ...env }),
      ...env,
      ...{ PORT: '0', ANALYTICS_PORT: '0', NODE_COMPILE_CACHE: undefined },
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const address = /^Portal\s+(http:\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    return {
      address,
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('the server ended before it listened')
}
