import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  ConnectionError,
  LoadFailedError,
  NotFoundError,
  PermissionError,
  ValidationError,
} from '@portal/sdk'
import { describe, expect, it } from 'vitest'
import { AdvisedError, CommandError } from '#cli/command/command-error.ts'
import { type EndingName, exitCodes, exitMeanings } from '#cli/command/exit-codes.ts'
import { failureReport } from '#cli/command/failure-report.ts'
import { interruption } from '#cli/command/interruption.ts'
import { localeOf } from '#cli/command/locale.ts'
import { main } from './main.ts'
import { hasColour, painter } from '#cli/terminal/paint.ts'
import { addMessagesOf } from './phrases/words-in.ts'
import { printable } from '#cli/terminal/printable.ts'
import { sessionFileOf } from '#cli/command/session-file.ts'
import { table } from '#cli/terminal/table.ts'

/** Runs a command that needs no server. */
async function run(...argv: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const code = await main(argv, {
    env: { LANG: 'C' },
    stdin: process.stdin,
    stdout,
    stderr,
    version: '1.2.3',
  })
  stdout.end()
  stderr.end()
  return { code, stdout: await text(stdout), stderr: await text(stderr) }
}

describe('the command line', () => {
  it.each([
    [['--version'], 0, '1.2.3\n'],
    [['loads', 'upload', '--help'], 0, '--template <id or name>'],
  ])('%j ends with %i', async (argv, code, output) => {
    const ended = await run(...argv)
    expect(ended.code).toBe(code)
    expect(ended.stdout).toContain(output)
  })

  it.each([
    [['loads', 'upload', 'x.csv'], "required option '-t, --template"],
    [['loads', 'show'], "missing required argument 'id'"],
    [['segments', 'create', 'x'], "required option '-f, --filter"],
    [['segments', 'create', 'x', '-f', 'x', '--challengers', '100'], 'from 1 to 99'],
    [['loads', 'list', '--state', 'sleeping'], 'is invalid'],
    [['loads', 'list', '--limit', 'ten'], 'whole number'],
    [['loads', 'list', '--lang', 'xx'], 'is invalid'],
    [['loads', 'watch', 'x', '--url', 'ftp://portal.example'], 'is no address'],
    [['loads', 'upload', 'nowhere.csv', '-t', 'x'], 'nowhere.csv'],
    [['loads', 'upload', 'x.csv', '-t', 'x', '--strict'], '--strict needs --watch'],
    [
      ['loads', 'upload', 'x.csv', '-t', 'x', '--watch', '--no-start'],
      '--no-start leaves nothing to --watch',
    ],
    [['loads', 'export', 'x', '--out', '-', '--json'], '--json cannot share stdout'],
    [['frobnicate'], 'unknown command'],
  ])('%j is wrong usage', async (argv, output) => {
    const { code, stdout, stderr } = await run(...argv)
    expect([code, stdout]).toEqual([exitCodes.usage, ''])
    expect(stderr).toContain(output)
  })
})

describe('the exit codes', () => {
  it('are in the help and in the guide', async () => {
    const guide = readFileSync(
      path.resolve(import.meta.dirname, '../../../../docs/guides/command-line.md'),
      'utf8',
    )
    const help = (await run('--help')).stdout
    for (const name of Object.keys(exitCodes) as EndingName[]) {
      expect(guide).toContain(`| ${exitCodes[name]} | ${exitMeanings[name]} |`)
      expect(help).toContain(exitMeanings[name])
    }
  })

  const refusal = { status: 0, headers: new Headers(), body: {} }
  it.each([
    [new NotFoundError({ ...refusal, status: 404 }), 'notFound'],
    [new PermissionError({ ...refusal, status: 403, body: { missing: ['CARGUE_VER'] } }), 'notAllowed'],
    [new ConnectionError('x'), 'noConnection'],
    [new LoadFailedError('l1', { code: 'invalid', row: 7 }), 'failed'],
    [new CommandError('rejectedRows', 'x'), 'rejectedRows'],
    [new AdvisedError(new ConnectionError('x'), ['go on']), 'noConnection'],
    [new DOMException('x', 'AbortError'), 'interrupted'],
    ['a text', 'failed'],
  ] as const)('%s ends as %s', (error, ending) => {
    expect(failureReport(error, 'en').ending).toBe(ending)
  })

  it('come with the words of the language, the faults of fields and what to do', () => {
    addMessagesOf('de')
    const body = { errors: { name: [{ error: 'too_long', count: 120 }] } }
    const error = new AdvisedError(new ValidationError({ ...refusal, status: 422, body }), ['Shorten it.'])
    expect(failureReport(error, 'de')).toEqual({
      ending: 'failed',
      message: 'Der Wert ist länger als erlaubt',
      details: ['name: Der Wert ist länger als erlaubt'],
      advice: ['Shorten it.'],
    })
  })
})

describe('Ctrl-C', () => {
  it('cancels the current operation; a second one ends the process at once, unless it is the same key press', () => {
    const exits: unknown[] = []
    const shell = Object.assign(new EventEmitter(), { exit: (code: unknown) => exits.push(code) })
    let ms = 0
    const { signal, ending } = interruption(shell as unknown as NodeJS.Process, () => ms)
    shell.emit('SIGINT')
    expect([signal.aborted, ending()]).toEqual([true, 'interrupted'])
    ms = 50
    shell.emit('SIGINT')
    expect(exits).toEqual([])
    ms = 2000
    shell.emit('SIGINT')
    expect(exits).toEqual([130])
  })
})

describe('the surroundings', () => {
  it('decide the language: the option, else the terminal, else English', () => {
    expect(localeOf('pt', { LANG: 'es_ES.UTF-8' })).toBe('pt')
    expect(localeOf(undefined, { LC_ALL: '', LANG: 'es_ES.UTF-8' })).toBe('es')
    expect(localeOf(undefined, { LANG: 'C' })).toBe('en')
  })

  it('decide where a session lies: one file a server and a PORTAL_USER, never shared between two', () => {
    const file = (url: string, env: object = {}) =>
      sessionFileOf(undefined, url, { XDG_STATE_HOME: '/state', ...env })
    expect(file('https://portal.example')).toBe('/state/portal/portal-example.json')
    expect(file('https://portal.example:8443')).toBe('/state/portal/portal-example-8443.json')
    expect(file('https://portal.example', { PORTAL_USER: 'night' })).toBe(
      '/state/portal/portal-example.night.json',
    )
    expect(sessionFileOf('mine', 'https://portal.example', { PORTAL_SESSION: 'other' })).toBe('mine')
    expect(sessionFileOf(undefined, 'https://portal.example', { PORTAL_SESSION: 'other' })).toBe('other')
  })

  it('decide about colours: a terminal has them, unless NO_COLOR or --no-color says no', () => {
    const terminal = { write: () => true, isTTY: true }
    expect(hasColour(terminal, {}, true)).toBe(true)
    expect(hasColour(terminal, { NO_COLOR: '1' }, true)).toBe(false)
    expect(hasColour(terminal, {}, false)).toBe(false)
    expect(hasColour({ write: () => true }, {}, true)).toBe(false)
    expect(painter(false).red('x')).toBe('x')
  })
})

describe('text for people', () => {
  it('keeps its columns from page to page', () => {
    const rows = table<{ id: number; name: string }>(
      [
        { title: 'ID', of: ({ id }) => id, isRight: true },
        { title: 'NAME', of: ({ name }) => name },
      ],
      painter(false),
    )
    expect(rows([{ id: 1234, name: 'a' }])).toEqual(['  ID  NAME', '1234  a'])
    expect(rows([{ id: 5, name: 'b' }])).toEqual(['   5  b'])
  })

  it('lets no cell of a file steer the terminal', () => {
    expect(printable('a\u001b[2Jb\r\u202Ec')).toBe('a\uFFFD[2Jb\uFFFD\uFFFDc')
  })
})
