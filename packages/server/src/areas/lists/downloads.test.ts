import type { Portal } from '@portal/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from '#testing/refusals.ts'
import { employed } from '#testing/employed.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { linesWriter } from '#db/record-lines.ts'
import { contacts, six } from './testing/contacts.ts'

let server: TestServer
let portal: Portal
let made: Awaited<ReturnType<typeof contacts>>

beforeAll(async () => {
  server = await startServer()
  portal = await signedIn(server, 'admin')
  made = await contacts(portal, six)
})
afterAll(() => server.close())

type Input = Parameters<Portal['downloads']['create']>[0]
const asking = (input: Partial<Input> = {}): Input => ({
  ...{ templateId: made.templateId, columns: ['code', 'name', 'debt', 'vip'], format: 'csv' },
  ...{ channel: 'phone', reason: 'Campaña de prueba', ...input },
})

async function ended(id: string) {
  for (;;) {
    const one = await portal.downloads.show(id)
    if (one.finishedAt !== null) return one
    await new Promise((resume) => setTimeout(resume, 20))
  }
}
async function taken(input: Partial<Input> = {}) {
  const { id } = await portal.downloads.create(asking(input))
  const download = await ended(id)
  expect(download).toMatchObject({ state: 'ready', failure: null })
  return { download, text: await (await portal.downloads.file(id)).text() }
}

describe('downloads.create, downloads.show and downloads.file', () => {
  it('LNE-5.1 LNE-5.2 takes what a filter finds, with the chosen columns in each format, by a link that expires', async () => {
    const nodes = [
      { parent: null, kind: 'group' as const, match: 'all' as const },
      { parent: 0, kind: 'number' as const, field: 'debt', operator: 'at_least' as const, value: 900 },
    ]
    const name = `Deuda ${made.mark}`
    const { id: filterId } = await portal.filters.create({ name, templateId: made.templateId, nodes })
    const { download, text } = await taken({ filterId })
    expect(download).toMatchObject({ source: 'filter', sourceName: name, done: 3, total: 3, excluded: 0 })
    expect(text).toBe(
      `\uFEFFCODE;NAME;DEBT;VIP;DESCARGA\r\n1;Ana García;"1500,5";S;${download.mark}\r\n2;Luis Núñez;900;N;${download.mark}\r\n4;Eva Ruiz;1000;N;${download.mark}\r\n`,
    )
    const json = await taken({ filterId, format: 'jsonl', columns: ['debt', 'vip', 'name'] })
    expect(JSON.parse(json.text.split('\n')[0] ?? '')).toEqual({
      ...{ debt: 1500.5, vip: true, name: 'Ana García', descarga: json.download.mark },
    })
    const sheet = await taken({ loadId: made.loadId, format: 'xlsx' })
    expect(sheet.text.startsWith('PK')).toBe(true)
    expect(sheet.download).toMatchObject({ source: 'load', done: 6, columns: ['CODE', 'NAME', 'DEBT', 'VIP'] })
    const left = Date.parse(download.expiresAt ?? '') - Date.parse(download.finishedAt ?? '')
    expect(left).toBe(24 * 60 * 60_000)
    expect((await portal.downloads.file(download.id)).filename).toMatch(
      new RegExp(`^${name} admin \\d{8}T\\d{4}Z ${download.mark}\\.csv$`),
    )
  })
})
