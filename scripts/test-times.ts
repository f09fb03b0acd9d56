/**
 * `docs/test-times.md`: what each part of CI costs, with the day it was measured, so that growth is seen. At the end of
 * `.ci/run` the parts are compared with the page, and what has grown is named; `node scripts/test-times.ts --write`
 * keeps the last run.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

export type Time = { step: string; seconds: number }

const page = path.join(root, 'docs/test-times.md')
/** One line a part, `name<tab>seconds`; `.ci/run` writes its own parts to it, too. */
const timesFile = path.join(root, '.cache/test-times.tsv')

/** By how much a part may grow before it is named: less is how a machine feels today. */
const growth = 1.2
/** Nor is a part named that has grown by less than this. */
const leastSeconds = 5

/** Adds these parts to those of the run under way. */
export function noteTimes(times: readonly Time[]): void {
  mkdirSync(path.dirname(timesFile), { recursive: true })
  appendFileSync(timesFile, times.map(({ step, seconds }) => `${step}\t${seconds.toFixed(1)}\n`).join(''))
}

/** The table as lines, with what has grown by more than a fifth since the page was written. */
export function comparison(times: readonly Time[], before: readonly Time[]): string[] {
  const width = Math.max(...times.map(({ step }) => step.length))
  return times.map(({ step, seconds }) => {
    const known = before.find((one) => one.step === step)?.seconds
    const hasGrown = known !== undefined && seconds > known * growth && seconds > known + leastSeconds
    const was = known === undefined ? 'new' : `was ${known.toFixed(0)}`
    return `  ${step.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s  ${was}${hasGrown ? '  ← HAS GROWN' : ''}`
  })
}

/** The page that keeps these times. */
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

/** The times that a page keeps. */
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
