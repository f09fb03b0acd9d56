/** Long-running children: servers. They stop with the script, and the script stops when one of them does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { atEnd } from './ending.ts'
import { childEnvironment, root, type RunOptions } from './run.ts'

export type Server = {
  command: [string, ...string[]]
  /** A prefix for each line it prints; without one, it inherits our output. */
  prefix?: string
  /** A Node process of ours: it also exits if this script is killed by SIGKILL. */
  isNode?: boolean
} & Pick<RunOptions, 'cwd' | 'env'>

/** Starts a server; resolves with its exit code. */
export async function serve(server: Server): Promise<number> {
  const child = start(server)
  if (server.prefix !== undefined) prefixLines(child, server.prefix)
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)))
  })
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    stop(child, 'SIGTERM')
    const killTimer = setTimeout(() => stop(child, 'SIGKILL'), 15_000)
    const code = await ended
    clearTimeout(killTimer)
    // Many servers exit with 143 on SIGTERM.
    if (![0, 128, 143].includes(code))
      console.error(`${server.prefix ?? server.command[0]} ended with ${code}`)
  })
  return ended
}

function start({ command: [file, ...args], prefix, isNode, ...options }: Server): ChildProcess {
  const watch = isNode ? ['--import', path.join(import.meta.dirname, 'end-with-parent.mjs')] : []
  const output = prefix === undefined ? 'inherit' : 'pipe'
  return spawn(isNode ? process.execPath : file, isNode ? [...watch, file, ...args] : args, {
    cwd: path.resolve(root, options.cwd ?? '.'),
    env: childEnvironment(options.env),
    stdio: ['ignore', output, output, ...(isNode ? ['ipc' as const] : [])],
    // Its own process group: Ctrl+C must reach it once, through us, and we can signal its children, too.
    detached: true,
  })
}

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It exited in between.
  }
}

function prefixLines(child: ChildProcess, prefix: string): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => console.log(`${prefix} ${line}`))
  }
}
