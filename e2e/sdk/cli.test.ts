import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Load, LoadError, Portal, Template } from '@portal/sdk'
import { createPortal } from '@portal/sdk'
import { startServer, type TestServer } from '@portal/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '../support/csv.ts'
import { exportedCells } from '../support/exported.ts'
import { messyFile } from '../support/messy-file.ts'
import { builtProgram, commandLine, jsonLines } from './cli-run.ts'
import { waitLimit } from './wait-limit.ts'

const password = 'demo-Portal-2026'
/** A large file takes long on a busy machine. */
const longMs = 120_000
const small = messyFile({ rows: 3000, seed: 11, encoding: 'windows-1252' })
/** Large enough to be interrupted while loading. */
const large = messyFile({ rows: 60_000, seed: 12, encoding: 'utf-8-bom' })
const templateName = 'Cartera de la consola'

let server: TestServer
let folder: string
let cli: ReturnType<typeof commandLine>
let portal: Portal

beforeAll(async () => {
  server = await startServer()
  folder = await mkdtemp(path.join(tmpdir(), 'portal-cli-'))
  await mkdir(path.join(folder, 'portal'))
  cli = commandLine(await builtProgram(path.join(folder, 'portal')), folder, { PORTAL_URL: server.url })
  portal = createPortal({ baseUrl: server.url })
  await portal.session.login({ user: 'admin', password })
  await portal.templates.create({ ...small.template, name: templateName })
  await writeFile(path.join(folder, 'clientes.csv'), small.csv)
  await writeFile(path.join(folder, 'grande.csv'), large.csv)
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe('before anybody signs in', () => {
  it('a command ends with 3 and says how to sign in', async () => {
    const { code, stderr } = await cli.run(['loads', 'list'])
    expect(code).toBe(3)
    expect(stderr).toContain('portal login')
  })

  it('a wrong password ends with 3, in the language asked for, and leaves no session', async () => {
    const { code, stdout, stderr } = await cli.run(['login', '--user', 'admin', '--lang', 'es'], {
      PORTAL_PASSWORD: 'wrong',
    })
    expect(code).toBe(3)
    expect(stdout).toBe('')
    expect(stderr).toContain('El usuario o la contraseña no son correctos')
    expect((await cli.run(['loads', 'list'])).code).toBe(3)
  })

  it('a wrong command line ends with 2, and a server that is not there with 69', async () => {
    expect((await cli.run(['loads', 'upload', 'clientes.csv'])).code).toBe(2)
    expect((await cli.run(['loads', 'list', '--url', 'portal.example'])).code).toBe(2)
    const login = ['login', '--user', 'admin', '--url', 'http://127.0.0.1:1']
    const { code, stderr } = await cli.run(login, { PORTAL_PASSWORD: password })
    expect(code).toBe(69)
    expect(stderr).toContain('http://127.0.0.1:1')
  })
})

describe('signed in', () => {
  beforeAll(async () => {
    const { code, stdout } = await cli.run(['login', '--user', 'admin', '--json'], {
      PORTAL_PASSWORD: password,
    })
    expect(code).toBe(0)
    const { sessionFile, user } = JSON.parse(stdout) as { sessionFile: string; user: string }
    expect(user).toBe('admin')
    expect((await stat(sessionFile)).mode & 0o777).toBe(0o600)
    expect(stdout).not.toContain('Token')
  })

  it('the templates are listed, for people and for machines', async () => {
    const { code, stdout } = await cli.run(['templates', 'list'])
    expect(code).toBe(0)
    expect(stdout).toContain(templateName)
    const machine = await cli.run(['templates', 'list', '--json', '--search', 'consola'])
    expect(jsonLines<Template>(machine.stdout).map(({ name }) => name)).toEqual([templateName])
  })

  it('CAR-6.1 SDK-3.3 a file is uploaded and followed; errors and export match the file', async () => {
    const upload = [
      'loads',
      'upload',
      'clientes.csv',
      '--template',
      templateName,
      '--watch',
      '--strict',
      '--json',
    ]
    const { code, stdout } = await cli.run(upload)
    expect(code).toBe(6)
    const events = jsonLines<{ type: string; phase?: string; load?: Load }>(stdout)
    for (const phase of ['uploading', 'importing', 'loading']) {
      expect(events).toContainEqual(expect.objectContaining({ type: 'progress', phase }))
    }
    const { total, created, errors, duplicated } = small.expected
    const load = events.at(-1)?.load
    expect(load).toMatchObject({ state: 'completed_with_errors', total, created, errors, duplicated })
    const id = load?.id ?? ''

    const listed = await cli.run(['loads', 'errors', id, '--limit', '0', '--json', '--lang', 'de'])
    const reasons = jsonLines<LoadError>(listed.stdout)
    expect(reasons.map(({ row, field, code }) => ({ row, field, code }))).toEqual(small.expected.rejected)
    expect(reasons.find(({ code }) => code === 'blank')?.message).toBe('Füllen Sie die Pflichtfelder aus')

    await cli.run(['loads', 'errors', id, '--out', 'rechazadas.csv'])
    const [, ...rejected] = readCsv(await readFile(path.join(folder, 'rechazadas.csv'), 'utf8'), ';')
    expect(rejected).toHaveLength(errors)

    const exported = await cli.run(['loads', 'export', id, '--out', 'registros.csv', '--json'])
    expect(JSON.parse(exported.stdout)).toMatchObject({ file: 'registros.csv' })
    const csv = await readFile(path.join(folder, 'registros.csv'), 'utf8')
    const [, ...rows] = readCsv(csv, ';')
    expect(rows).toEqual(small.expected.records.map(({ values }) => exportedCells(values)))
    expect((await cli.run(['loads', 'export', id, '--out', '-'])).stdout).toBe(csv)
  })

  it('SDK-3.3 a log gets a line for each phase and no signs that draw', async () => {
    const { code, stdout, stderr } = await cli.run([
      'loads',
      'upload',
      'clientes.csv',
      '-t',
      templateName,
      '-w',
    ])
    expect(code).toBe(0)
    expect(stdout).toContain('completed')
    for (const phase of ['Uploading', 'Making the load', 'Loaded']) expect(stderr).toContain(phase)
    expect(`${stdout}${stderr}`).not.toContain('\u001b')
  })

  it(
    'Ctrl-C while watching leaves the load running and names the command that goes on',
    async () => {
      const id = await madeOf('grande.csv')
      const watching = cli.start(['loads', 'start', id, '--watch'])
      await watching.untilPrinted(' rows')
      watching.signal('SIGINT')
      const { code, stderr } = await watching.ended
      expect(code).toBe(130)
      expect(stderr).toContain(`portal loads watch ${id}`)
      const again = await cli.run(['loads', 'watch', id, '--json'])
      expect(again.code).toBe(0)
      expect(jsonLines<{ load?: Load }>(again.stdout).at(-1)?.load).toMatchObject({
        total: large.expected.total,
        processed: large.expected.total,
      })
    },
    longMs,
  )

  it('Ctrl-C while a file is uploaded starts nothing, and says what to do', async () => {
    const name = 'Interrumpida'
    const upload = cli.start(['loads', 'upload', 'grande.csv', '-t', templateName, '-n', name, '--watch'])
    await upload.untilPrinted('Uploading')
    upload.signal('SIGINT')
    const { code, stderr } = await upload.ended
    expect(code).toBe(130)
    expect(stderr).toMatch(/Run the same command again|portal loads start/)
    const begun = await portal.loads.index({ search: name, state: ['queued', 'processing', 'completed'] })
    expect(begun.data).toEqual([])
  })

  it(
    'CAR-6.3 CAR-6.4 a load is stopped, shown as stopped, and taken up again to its end',
    async () => {
      const id = await madeOf('grande.csv')
      await cli.run(['loads', 'start', id])
      const stopped = await cli.run(['loads', 'stop', id, '--json'])
      expect(stopped.code).toBe(0)
      await portal.loads.waitUntil(id, (state) => state === 'paused')
      const shown = await cli.run(['loads', 'show', id])
      expect(shown.stdout).toContain('paused')
      const watched = await cli.run(['loads', 'watch', id])
      expect(watched.code).toBe(1)
      expect(watched.stderr).toContain(`portal loads start ${id}`)
      const restarted = await cli.run(['loads', 'restart', id, '--watch', '--json'])
      expect(restarted.code).toBe(0)
      expect(jsonLines<{ load?: Load }>(restarted.stdout).at(-1)?.load).toMatchObject({
        processed: large.expected.total,
      })
    },
    longMs,
  )

  it('a missing resource exits with 5, a missing permission with 4', async () => {
    const unknown = await cli.run(['loads', 'show', '01234567-89ab-4def-8123-000000000000', '--json'])
    expect(unknown.code).toBe(5)
    expect(JSON.parse(unknown.stderr)).toMatchObject({ error: { kind: 'not-found', exitCode: 5 } })
    expect((await cli.run(['loads', 'upload', 'clientes.csv', '-t', 'Nobody'])).code).toBe(5)
    const other = { PORTAL_USER: 'empleado', PORTAL_PASSWORD: password }
    expect((await cli.run(['loads', 'list'], other)).code).toBe(4)
  })

  it('a user name and password in the environment sign in where there is no session', async () => {
    const job = {
      PORTAL_USER: 'admin',
      PORTAL_PASSWORD: password,
      PORTAL_SESSION: path.join(folder, 'job.json'),
    }
    const { code, stdout } = await cli.run(['loads', 'list', '--json', '--limit', '1'], job)
    expect(code).toBe(0)
    expect(jsonLines(stdout)).toHaveLength(1)
  })

  it('after logout the session is over, here and on the server', async () => {
    const { code, stdout } = await cli.run(['logout'])
    expect([code, stdout]).toEqual([0, 'Signed out.\n'])
    expect((await cli.run(['loads', 'list'])).code).toBe(3)
  })
})

describe('a package of the time record', () => {
  it('is verified without a server, and after one changed byte refused with the entry that it is in', async () => {
    const { file, name } = await packaged()
    const verify = (...more: string[]) =>
      cli.run(['verify', 'registro.zip', '--key', 'key.pem', '--anchors', 'anchors.json', ...more], {
        PORTAL_URL: 'http://127.0.0.1:1',
      })
    const whole = await verify()
    expect([whole.code, whole.stderr]).toEqual([0, ''])
    expect(whole.stdout).toContain('The package holds')
    // Flips one bit in the kind of the entry: `in` becomes `io`.
    file[file.indexOf(',in,') + 2] = 'o'.charCodeAt(0)
    await writeFile(path.join(folder, 'registro.zip'), file)
    const changed = await verify('--lang', 'es')
    expect(changed.code).toBe(1)
    expect(changed.stdout).toContain('✗ entries.csv: el archivo ha cambiado')
    expect(changed.stdout).toContain(`✗ ${name}: fichaje `)
    expect(changed.stdout).toContain(': el contenido del fichaje ha cambiado')
    await writeFile(path.join(folder, 'registro.zip'), 'no package')
    expect((await verify()).code).toBe(2)
    await writeFile(path.join(folder, 'registro.zip'), file)
    await writeFile(path.join(folder, 'anchors.json'), 'no anchors')
    expect((await verify()).code).toBe(2)
  })
})

/** A package of a demo person with clock entries, beside its key and anchors. */
async function packaged() {
  const days = (await portal.timeAnchors.index({ sort: 'number' })).data.map(({ day }) => day)
  const anchored = { from: days.slice(0, 1).join(), until: days.slice(-1).join() }
  const { data: entries } = await portal.clockEntries.index({ ...anchored, sort: 'at', perPage: 1 })
  const [person = { id: '', displayName: '' }] = entries.map((entry) => entry.person)
  const { id } = await portal.recordPackages.create({ ...anchored, employeeIds: [person.id] })
  await expect.poll(async () => (await portal.recordPackages.show(id)).state, waitLimit).toBe('ready')
  const file = Buffer.from(await (await portal.recordPackages.file(id).blob()).arrayBuffer())
  await writeFile(path.join(folder, 'registro.zip'), file)
  await writeFile(
    path.join(folder, 'key.pem'),
    (await portal.timeAnchors.keys()).map(({ publicKey }) => publicKey).join(''),
  )
  await writeFile(path.join(folder, 'anchors.json'), await portal.timeAnchors.file().text())
  return { file, name: `${person.displayName} (${person.id})` }
}

async function madeOf(file: string): Promise<string> {
  const { stdout } = await cli.run(['loads', 'upload', file, '-t', templateName, '--no-start', '--json'])
  return (JSON.parse(stdout) as Load).id
}
