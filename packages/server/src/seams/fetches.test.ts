import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openSkillsSource } from './skills-source.ts'

const sources = path.join(import.meta.dirname, '..')
const reachingOut =
  /\bfetch\(|\bundici\b|\bWebSocket\b|\bcreateTransport\(|from 'node:(?:https?|http2|net|tls|dgram|dns)'/

const asked: string[] = []
const server = createServer((request, reply) => {
  asked.push(request.url ?? '')
  reply.writeHead(302, { location: '/elsewhere' }).end()
})
afterAll(() => server.close())

it('check 43: the server reaches out to what its settings name, and to what a person writes only on the internet', () => {
  const found = globSync('**/*.ts', { cwd: sources })
    .filter((file) => !/\.test\.ts$|testing\/|generated\//.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(sources, file), 'utf8')
      // Type-only imports have no effect at run time.
      return reachingOut.test(text.replaceAll(/^import type .*$/gm, ''))
    })
  expect(found.sort()).toEqual([
    // The socket of the database.
    'db/open-postgres.ts',
    'seams/mail-servers.ts',
    'seams/mail.ts',
    'seams/open-mailbox.ts',
    // It only parses URLs.
    'seams/public-address.ts',
    'seams/skills-source.ts',
    'seams/webhook-calls.ts',
  ])
  const opened = readFileSync(path.join(sources, 'index.ts'), 'utf8')
  expect(opened).toContain('openSkillsSource(await skillsAddress(settings,')
  expect(opened).toContain('openMail(settings,')
  // They only connect to configured hosts; only they import open-mailbox.ts.
  expect(opened).toContain('mailServers(settings,')
  // Webhook URLs of administrators are checked before and after name resolution: ticket-webhooks.test.ts.
  expect(opened).toContain('webhookCalls(settings,')
})

it('check 43: it goes nowhere that an answer sends it', async () => {
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  const source = openSkillsSource(`http://127.0.0.1:${port}/skills`)
  await expect(source.read(new AbortController().signal)).rejects.toMatchObject({ failure: 'unreachable' })
  expect(asked).toEqual(['/skills'])
})
