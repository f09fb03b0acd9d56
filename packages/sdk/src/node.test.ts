import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { signedInPortal, testPortal } from '#testing/signed-in.ts'
import { fileStore, openFile } from './node.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portal-sdk-'))
const inFolder = (name: string) => path.join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

describe('in Node', () => {
  it('a session outlives the process in a file that only its owner may read', async () => {
    const file = inFolder('new/session')
    const { portal, server, clock } = await signedInPortal({ store: fileStore(file) })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const next = testPortal({ store: fileStore(file), server, clock })
    await next.portal.session.ready
    expect(next.portal.session.current?.userData.displayName).toBe('lucia')
    await portal.session.logout()
    expect(() => readFileSync(file)).toThrow('ENOENT')
  })

  it('a file of a session that cannot be read is no session', async () => {
    writeFileSync(inFolder('broken'), '{"id":7')
    const { portal } = testPortal({ store: fileStore(inFolder('broken')) })
    await portal.session.ready
    expect(portal.session.current).toBeUndefined()
  })

  it('a file is uploaded by its path, with its name and its progress', async () => {
    writeFileSync(inFolder('clientes.csv'), 'DNI;NOMBRE\n1;Núñez\n')
    const { portal, server } = await signedInPortal()
    const percents: (number | undefined)[] = []
    await portal.recordsFile.create(await openFile(inFolder('clientes.csv')), {
      onProgress: ({ percent }) => percents.push(percent),
    })
    expect(server.dataRequests[0]?.body).toContain('filename="clientes.csv"')
    expect(server.dataRequests[0]?.body).toContain('1;Núñez')
    expect(percents.at(-1)).toBe(100)
  })

  it('a download goes to a file', async () => {
    const { portal, server } = await signedInPortal()
    server.answer('/export', () => new Response('a;b\n'))
    await portal.loads.export('l1').toFile(inFolder('resultado.csv'))
    expect(readFileSync(inFolder('resultado.csv'), 'utf8')).toBe('a;b\n')
  })
})
