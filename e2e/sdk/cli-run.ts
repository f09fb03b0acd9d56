import { spawn } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'

const sdk = path.resolve(import.meta.dirname, '../../packages/sdk')

/** The result of a command. */
export type Ended = { code: number | null; stdout: string; stderr: string }

/** A running command. */
export type Running = {
  ended: Promise<Ended>
  /** Resolves once its output contains this text. */
  untilPrinted: (text: string) => Promise<void>
  signal: (name: NodeJS.Signals) => void
}

/** The bundled program, as published: loading its sources takes longer than most commands. */
export async function builtProgram(folder: string): Promise<string> {
  await copyFile(path.join(sdk, 'package.json'), path.join(folder, 'package.json'))
  const outDir = path.join(folder, 'dist')
  await build({
    root: sdk,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
    build: { ssr: true, outDir, target: 'node20', rolldownOptions: { input: 'src/cli.ts' } },
  })
  return path.join(outDir, 'cli.js')
}

/** Runs the real command line in a child process, with a configuration folder of its own. */
export function commandLine(program: string, folder: string, environment: Record<string, string>) {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    XDG_STATE_HOME: path.join(folder, 'state'),
    LANG: 'C',
    ...environment,
  }
  const start = (argv: readonly string[], more: Record<string, string> = {}): Running => {
    const child = spawn(process.execPath, [program, ...argv], {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => resolve({ code, stdout, stderr }))
    })
    const untilPrinted = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => (`${stdout}${stderr}`.includes(text) ? resolve() : undefined)
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        child.once('close', () => reject(new Error(`It never said ${text}: ${stdout}${stderr}`)))
        look()
      })
    return { ended, untilPrinted, signal: (name) => void child.kill(name) }
  }
  const run = (argv: readonly string[], more?: Record<string, string>) => start(argv, more).ended
  return { start, run }
}

/** The documents of a JSON Lines stream. */
export function jsonLines<Document>(text: string): Document[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Document)
}
