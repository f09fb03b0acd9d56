/** A bench program in a child process, with its CPU time. */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { serverFlags } from '../scripts/server-environment.ts'

export type Child = {
  address: string
  pid: number
  cpuMicroseconds: () => Promise<number>
  stop: () => Promise<void>
  /** SIGKILL, as a crash of the machine. */
  kill: () => Promise<void>
}

/** Starts a module that calls `serveParent`. */
export async function startChild(file: string, env: Record<string, string> = {}): Promise<Child> {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: serverFlags,
    env: { ...process.env, MALLOC_ARENA_MAX: '1', ...env },
  })
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  ended.catch(() => undefined)
  const address = await Promise.race([answer(child), ended])
  return {
    address,
    pid: child.pid ?? 0,
    cpuMicroseconds: async () => {
      child.send('cpu')
      return Number(await Promise.race([answer(child), ended]))
    },
    stop: async () => {
      child.disconnect()
      await ended.catch(() => undefined)
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended.catch(() => undefined)
    },
  }
}

/** In the child: reports the address and the CPU time, and exits with its parent. */
export function serveParent(address: string): void {
  process.send?.(address)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(String(user + system))
  })
  process.on('disconnect', () => process.exit(0))
}

function answer(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('message', (message) =>
      resolve(typeof message === 'string' ? message : JSON.stringify(message)),
    )
  })
}
