/** Runs commands to completion, with the workspace's binaries first on the PATH. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { atEnd } from './ending.ts'

/** The folder of the workspace. */
export const root = path.resolve(import.meta.dirname, '..')

/** The result of a command. */
export type Finished = { code: number; output: string; seconds: number }

export type RunOptions = {
  cwd?: string
  env?: Record<string, string | undefined>
  /** `live` streams its output; `quiet` captures it. */
  show?: 'live' | 'quiet'
}

/**
 * The environment of a child: ours, the given variables, `node_modules/.bin` first on the PATH, and a shared compile
 * cache, which halves the start of the server and of compilers.
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

/** Runs a command; never throws because of its exit code. An unknown command yields 127. */
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

/** Runs a command and throws with its output if it fails. */
export async function must(command: [string, ...string[]], options: RunOptions = {}): Promise<string> {
  const { code, output } = await run(command, options)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Stops this child when the script ends: SIGTERM, then SIGKILL after five seconds. Resolves once it has exited. */
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
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 5000)
    await exited
    clearTimeout(killTimer)
  })
  return () => {
    isExited = true
    void forget()
  }
}
