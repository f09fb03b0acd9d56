import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoadSourceInput, Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StillClock, stillClock } from '#testing/clock.ts'
import { jobsDone } from '#testing/inbox.ts'
import { signedIn } from '#testing/portals.ts'
import { refusalOf } from '#testing/refusals.ts'
import { type S3Server, s3Server } from '#testing/s3-server.ts'
import { type SftpServer, sftpServer } from '#testing/sftp-server.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { dni, template, usualHeader } from './testing/scenario.ts'

const daily = { every: 'day', hour: 6, timeZone: 'Europe/Madrid' } as const
const root = mkdtempSync(path.join(tmpdir(), 'portal-sources-'))
let clock: StillClock
let server: TestServer
let portal: Portal
let sftp: SftpServer
let s3: S3Server
let count = 0

beforeAll(async () => {
  clock = stillClock(new Date('2026-11-28T04:50:00Z'))
  sftp = await sftpServer(root, 'portal', 'secret-of-sftp')
  s3 = await s3Server('altas')
  const env = { PORTAL_SOURCES_DIR: root, PORTAL_SOURCE_HOSTS: `${sftp.host},${s3.host}` }
  server = await startServer({ clock, env })
  portal = await signedIn(server, 'admin')
})
afterAll(async () => {
  await server.close()
  await sftp.close()
  await s3.close()
  rmSync(root, { recursive: true })
})

/** A folder and a template for one test, and a source's input for them. */
async function place(more: Partial<LoadSourceInput> = {}) {
  const folder = `f${(count += 1)}`
  mkdirSync(path.join(root, folder))
  const { id: templateId } = await template(portal)
  const rest = { pattern: '*.csv', afterwards: 'move', active: true, schedule: daily } as const
  const input: LoadSourceInput = {
    name: `Source ${folder}`,
    kind: 'folder',
    folder,
    templateId,
    ...rest,
    ...more,
  }
  const names = (below = '') => readdirSync(path.join(root, folder, below)).sort()
  const write = (name: string, number: number) =>
    writeFileSync(path.join(root, folder, name), textWith(number))
  return { folder, input, names, write }
}

const overSftp = () =>
  ({
    kind: 'sftp',
    host: sftp.host,
    username: 'portal',
    password: 'secret-of-sftp',
    fingerprint: sftp.fingerprint,
  }) as const

const inBucket = () => ({ kind: 's3', host: s3.host, bucket: s3.bucket, ...s3.key }) as const

/** A file with one contact. */
const textWith = (number: number) => `${usualHeader}${dni(number)};Ana;612345678;1,00;05/03/2026\n`

async function ran(id: string) {
  clock.forward(1)
  await portal.loadSources.run(id)
  await jobsDone(server)
  return (await portal.loadSources.runs(id)).data
}

describe('loadSources.create, loadSources.show, loadSources.run and loadSources.runs', () => {
  it('CAR-13 at its hour each new file becomes a load and is put aside, and the same content never comes twice', async () => {
    const { input, names, write } = await place()
    write('one.csv', 10_000_001)
    write('other.txt', 10_000_002)
    const { id, nextAt } = await portal.loadSources.create(input)
    expect(nextAt).toBe('2026-11-28T05:00:00.000Z')
    clock.forward(601)
    await jobsDone(server)
    const { data } = await portal.loadSources.runs(id)
    expect(data).toMatchObject([{ file: 'one.csv', outcome: 'loaded', load: { name: 'one.csv' } }])
    expect(await portal.loads.show(data[0]?.load?.id ?? '')).toMatchObject({ state: 'completed', created: 1 })
    expect([names(), names('done')]).toEqual([['done', 'other.txt'], ['one.csv']])
    write('again.csv', 10_000_001)
    expect((await ran(id))[0]).toMatchObject({ file: 'again.csv', outcome: 'same', load: null })
    expect((await portal.loadSources.show(id)).nextAt).toBe('2026-11-29T05:00:00.000Z')
  })

  it('CAR-13 by SFTP, where a file that stays is remembered by its content', async () => {
    const { input, names, write } = await place({ ...overSftp(), afterwards: 'leave' })
    write('one.csv', 10_000_001)
    const source = await portal.loadSources.create(input)
    expect(JSON.stringify(source)).not.toContain('secret-of-sftp')
    expect(source).toMatchObject({ hasPassword: true, fingerprint: sftp.fingerprint })
    expect(await ran(source.id)).toMatchObject([{ file: 'one.csv', outcome: 'loaded' }])
    expect(await ran(source.id)).toHaveLength(1)
    expect(names()).toEqual(['one.csv'])
    const moving = { ...input, password: null, afterwards: 'move', version: source.version } as const
    await portal.loadSources.update(source.id, moving)
    expect(await ran(source.id)).toMatchObject([{ outcome: 'same' }, { outcome: 'loaded' }])
    expect(names('done')).toEqual(['one.csv'])
    const { db } = server.server.kernel.database
    const kept = await db.selectFrom('loadSources').selectAll().where('id', '=', source.id).execute()
    expect(JSON.stringify(kept)).not.toContain('secret-of-sftp')
  })

  it('CAR-13 from S3-compatible storage, whose objects below a prefix are the files of a folder', async () => {
    const { input, folder } = await place(inBucket())
    const at = (name: string) => `${folder}/${name}`
    await s3.put(at('one (1).csv'), textWith(10_000_011))
    await s3.put(at('other.txt'), textWith(10_000_012))
    await s3.put(at('below/deeper.csv'), textWith(10_000_013))
    const source = await portal.loadSources.create(input)
    expect(source).toMatchObject({
      bucket: 'altas',
      region: 'us-east-1',
      fingerprint: null,
      hasPassword: true,
    })
    const [run, ...rest] = await ran(source.id)
    expect([run, rest]).toMatchObject([{ file: 'one (1).csv', outcome: 'loaded' }, []])
    expect(await portal.loads.show(run?.load?.id ?? '')).toMatchObject({ state: 'completed', created: 1 })
    const names = (await s3.names()).filter((name) => name.startsWith(folder))
    expect(names).toEqual([at('below/deeper.csv'), at('done/one (1).csv'), at('other.txt')])
    expect(await s3.read(at('done/one (1).csv'))).toBe(textWith(10_000_011))
    await s3.put(at('again.csv'), textWith(10_000_011))
    expect((await ran(source.id))[0]).toMatchObject({ file: 'again.csv', outcome: 'same' })
    const kept = await portal.loadSources.update(source.id, { ...input, password: null, version: 1 })
    expect(kept).toMatchObject({ hasPassword: true, host: s3.host })
  })

  it('an unknown access key, a missing bucket and a missing name of it are distinguished', async () => {
    const { input } = await place(inBucket())
    const key = await portal.loadSources.create({ ...input, name: 'Access key', username: 'nobody' })
    const bucket = await portal.loadSources.create({ ...input, name: 'Bucket', bucket: 'nowhere' })
    expect((await ran(key.id))[0]?.failure).toBe('credentials')
    expect((await ran(bucket.id))[0]?.failure).toBe('folder')
    expect((await refusalOf(portal.loadSources.create({ ...input, bucket: null }))).codes).toEqual({
      bucket: ['blank'],
    })
    const elsewhere = { ...input, host: s3.host.replace('http://', '') }
    expect((await refusalOf(portal.loadSources.create(elsewhere))).codes).toEqual({ host: ['inclusion'] })
  })

  it('names failed files, moves them aside, and notifies the owner', async () => {
    const { input, names, write, folder } = await place()
    writeFileSync(path.join(root, folder, 'bad.csv'), 'SOMETHING\nelse\n')
    write('good.csv', 10_000_003)
    const { id } = await portal.loadSources.create(input)
    expect(await ran(id)).toMatchObject([
      { file: 'good.csv', outcome: 'loaded' },
      { file: 'bad.csv', outcome: 'failed', failure: 'columns', load: null },
    ])
    expect([names('failed'), names('done')]).toEqual([['bad.csv'], ['good.csv']])
    const notices = await portal.notifications.index({ kind: ['loads.sourceFailed'] })
    expect(notices.data[0]).toMatchObject({ data: { source: input.name, file: 'bad.csv' } })
  })

  it('a changed host key, a wrong password and an unreachable host are distinguished', async () => {
    const { input } = await place(overSftp())
    const other = `SHA256:${'A'.repeat(43)}`
    const key = await portal.loadSources.create({ ...input, name: 'Key', fingerprint: other })
    const word = await portal.loadSources.create({ ...input, name: 'Word', password: 'wrong' })
    const folder = await portal.loadSources.create({ ...input, name: 'Folder', folder: 'nowhere' })
    expect((await ran(key.id))[0]?.failure).toBe('host_key')
    expect((await ran(word.id))[0]?.failure).toBe('credentials')
    expect((await ran(folder.id))[0]?.failure).toBe('folder')
  })

  it('leads nowhere else: neither out of the folder, nor to a host that is not on the list, nor with the password of another', async () => {
    const { input, folder } = await place()
    for (const out of ['../x', '/etc', 'a/../../b'])
      expect((await refusalOf(portal.loadSources.create({ ...input, folder: out }))).codes).toEqual({
        folder: ['inclusion'],
      })
    symlinkSync('/etc', path.join(root, folder, 'link'))
    const linked = await portal.loadSources.create({ ...input, folder: `${folder}/link`, pattern: '*' })
    expect(await ran(linked.id)).toMatchObject([{ outcome: 'failed', failure: 'folder' }])
    const remote = { ...input, ...overSftp(), name: 'Remote' }
    expect(
      (await refusalOf(portal.loadSources.create({ ...remote, host: '169.254.169.254' }))).codes,
    ).toEqual({
      host: ['inclusion'],
    })
    const { id, version } = await portal.loadSources.create(remote)
    const moved = { ...remote, username: 'other', password: null, version }
    expect((await refusalOf(portal.loadSources.update(id, moved))).codes).toEqual({ password: ['blank'] })
    expect(
      (await refusalOf(portal.loadSources.create({ ...remote, host: null, username: ' ' }))).codes,
    ).toEqual({
      host: ['blank'],
      username: ['blank'],
    })
  })
})

describe('loadSources.index, loadSources.update and loadSources.destroy', () => {
  it('found by name, switched off, refused when it was changed meanwhile, and deleted with its history', async () => {
    const { input } = await place()
    const { id, version } = await portal.loadSources.create(input)
    expect((await refusalOf(portal.loadSources.create(input))).codes).toEqual({ name: ['taken'] })
    expect((await portal.loadSources.index({ search: input.name })).data).toMatchObject([
      { id, lastRun: null },
    ])
    const off = await portal.loadSources.update(id, { ...input, active: false, version })
    expect(off).toMatchObject({ active: false, nextAt: null, version: version + 1 })
    expect((await refusalOf(portal.loadSources.update(id, { ...input, version }))).codes).toEqual({
      version: ['stale'],
    })
    await portal.loadSources.destroy(id)
    expect((await refusalOf(portal.loadSources.show(id))).status).toBe(404)
  })
})
