/**
 * `docs/test-times.md`: the duration of each part of CI and the day it was measured, to detect growth. `.ci/run` ends
 * with a comparison that names slower parts; `node scripts/test-times.ts --write` stores the last run.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

export type Time = { step: string; seconds: number }

const page = path.join(root, 'docs/test-times.md')
/** One line per part, `name<tab>seconds`; `.ci/run` appends its own parts, too. */
const timesFile = path.join(root, '.cache/test-times.tsv')

/** The relative growth that is tolerated as noise of the machine. */
const growth = 1.2
/** The absolute growth that is tolerated. */
const leastSeconds = 5

/** Adds these parts to the current run. */
export function noteTimes(times: readonly Time[]): void {
  mkdirSync(path.dirname(timesFile), { recursive: true })
  appendFileSync(timesFile, times.map(({ step, seconds }) => `${step}\t${seconds.toFixed(1)}\n`).join(''))
}

/** The table as lines; marks parts that are more than a fifth slower than the page. */
export function comparison(times: readonly Time[], before: readonly Time[]): string[] {
  const width = Math.max(...times.map(({ step }) => step.length))
  return times.map(({ step, seconds }) => {
    const known = before.find((one) => one.step === step)?.seconds
    const hasGrown = known !== undefined && seconds > known * growth && seconds > known + leastSeconds
    const was = known === undefined ? 'new' : `was ${known.toFixed(0)}`
    return `  ${step.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s  ${was}${hasGrown ? '  ← HAS GROWN' : ''}`
  })
}

/** The page that stores the times. */
export function timesPage(times: readonly Time[], day: string): string {
  return [
    '# What each part of CI costs',
    '',
    `Measured on ${day}: \`.ci/run\` in a fresh clone on two cores with nothing beside it, in seconds. A part that has`,
    'grown by more than a fifth since is named at the end of each run; `pnpm test-times --write` keeps the last one.',
    '',
    '| part | seconds |',
    '| --- | --- |',
    ...times.map(({ step, seconds }) => `| ${step} | ${seconds.toFixed(0)} |`),
    '',
  ].join('\n')
}

/** Parses the times of the page. */
export function timesIn(text: string): Time[] {
  return [...text.matchAll(/^\| (.+) \| (\d+) \|$/gm)].map(([, step = '', seconds]) => ({
    step,
    seconds: Number(seconds),
  }))
}

function lastRun(): Time[] {
  const lines = existsSync(timesFile) ? readFileSync(timesFile, 'utf8').trim().split('\n') : []
  return lines.map((line) => {
    const [step = '', seconds] = line.split('\t')
    return { step, seconds: Number(seconds) }
  })
}

if (import.meta.main) {
  const times = lastRun()
  if (times.length === 0) throw new Error('No times of a run: .ci/run writes them.')
  if (process.argv.includes('--write'))
    writeFileSync(page, timesPage(times, new Date().toISOString().slice(0, 10)))
  else console.log(comparison(times, existsSync(page) ? timesIn(readFileSync(page, 'utf8')) : []).join('\n'))
}
