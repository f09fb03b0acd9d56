import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationRow, operationRows, servicePrefixes } from '#contract/operations.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { publicBodyMs } from './body-deadline.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ bodyMs: 100 })
})
afterAll(() => server.close())

const path = '/services/main/1.0/employees/loginUser'
const open = operationRows.filter(({ permissions, body }) => permissions === 'public' && body)
/** Sends a request's head and part of its body; returns the answer until the connection ends. */
async function trickled(head: string, body: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${head}\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n`)
  socket.write(`content-length: 1000\r\n\r\n${body}`)
  return text(socket)
}

describe('the body of a public operation', () => {
  it('check 70: comes in time, or the connection ends', async () => {
    expect(publicBodyMs).toBe(10_000)
    expect(open.length).toBeGreaterThan(10)
    const ask = async ({ id, method, service, path: own }: OperationRow) => {
      const head = `${method.toUpperCase()} ${servicePrefixes[service]}${own} HTTP/1.1`
      return { id, answer: await trickled(head, '{"user":"admin"') }
    }
    for (const { id, answer } of await Promise.all(open.map(ask))) {
      expect(answer, id).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer, id).toContain('"/problems/timeout"')
    }
  })

  it('is read as ever when it is there', async () => {
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ user: 'admin', password: 'demo-Portal-2026' })
    const response = await fetch(`http://${hostname}:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-transport': 'body' },
      body,
    })
    expect(response.status).toBe(200)
  })
})
