/**
 * Watches the processes above us: `npx pnpm start` puts npm, sh, pnpm and sh between the terminal and this process, and
 * not all of them forward signals. A server must not outlive them, so its starter watches the whole chain.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const everyMs = 500

type Process = { parent: number; state: string; command: string }

/** Calls `onExit` once, when a package manager above this process has exited. */
export function whenCallerExits(onExit: () => void): void {
  const callers = packageManagersAbove()
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && callers.every(isAlive)) return
    clearInterval(timer)
    onExit()
  }, everyMs)
  timer.unref()
}

/** The ancestors of this process up to the highest npm, npx or pnpm. A plain shell above may exit. */
function packageManagersAbove(): number[] {
  const chain: number[] = []
  let highest = 0
  for (let pid = process.ppid; pid > 1 && chain.length < 20; ) {
    const found = processOf(pid)
    if (!found || !/(^|\/|\s)(npm|npx|pnpm|sh|bash|dash|node)\b/.test(found.command)) break
    chain.push(pid)
    if (/\b(npm|npx|pnpm)\b/.test(found.command)) highest = chain.length
    pid = found.parent
  }
  return chain.slice(0, highest)
}

function processOf(pid: number): Process | undefined {
  try {
    if (process.platform !== 'linux') return processByPs(pid)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { parent: Number(afterName[1]), state: afterName[0] ?? '', command }
  } catch {
    return undefined
  }
}

function processByPs(pid: number): Process | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,state=,command=', '-p', String(pid)], {
    encoding: 'utf8',
  }).trim()
  const match = /^(\d+)\s+(\S)\S*\s+(.*)$/.exec(line)
  return match ? { parent: Number(match[1]), state: match[2] ?? '', command: match[3] ?? '' } : undefined
}

/** A zombie, which has exited but was not reaped, is not alive. */
function isAlive(pid: number): boolean {
  const found = processOf(pid)
  return found !== undefined && found.state !== 'Z'
}
