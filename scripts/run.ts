/** Commands run to their end, with the workspace's own binaries first on the path. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { atEnd } from './ending.ts'

/** The folder of the workspace. */
export const root = path.resolve(import.meta.dirname, '..')

/** How a command ended. */
export type Finished = { code: number; output: string; seconds: number }

export type RunOptions = {
  cwd?: string
  env?: Record<string, string | undefined>
  /** `live` shows what it prints as it prints it; `quiet` keeps it for the caller. */
  show?: 'live' | 'quiet'
}

/**
 * The environment of a child: ours, what is given, and `node_modules/.bin` first on the path. What Node has compiled it
 * keeps for the next child: the server then starts in half the time, and so do the compilers.
 */
export function childEnvironment(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const bin = path.join(root, 'node_modules/.bin')
  return {
    NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
    ...process.env,
    ...extra,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  }
}

/** Runs a command; never throws because of its exit code. A command that does not exist ends with 127. */
export async function run(
  [file, ...args]: [string, ...string[]],
  options: RunOptions = {},
): Promise<Finished> {
  const started = performance.now()
  const child = spawn(file, args, {
    cwd: path.resolve(root, options.cwd ?? '.'),
    env: childEnvironment(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopped = stopAtEnd(child)
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
    if (options.show === 'live') process.stdout.write(chunk)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += `${file}: ${error.message}\n`
      resolve(127)
    })
    child.once('close', (status, signal) => resolve(status ?? (signal ? 128 : 1)))
  })
  stopped()
  return { code, output, seconds: (performance.now() - started) / 1000 }
}

/** Runs a command that must succeed: throws with all it printed when it does not. */
export async function must(command: [string, ...string[]], options: RunOptions = {}): Promise<string> {
  const { code, output } = await run(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Stops this child when the script ends: politely, then after five seconds at once. Returns "it is gone". */
export function stopAtEnd(child: ChildProcess): () => void {
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  let isExited = false
  void exited.then(() => (isExited = true))
  const forget = atEnd(async () => {
    if (isExited) return
    child.kill('SIGTERM')
    const impatience = setTimeout(() => child.kill('SIGKILL'), 5000)
    await exited
    clearTimeout(impatience)
  })
  return () => {
    isExited = true
    void forget()
  }
}
