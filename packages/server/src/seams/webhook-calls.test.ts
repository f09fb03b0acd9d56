import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReceiver, type WebhookReceiver } from '#testing/webhook-receiver.ts'
import { isPublicAddress } from './public-address.ts'
import { webhookCalls } from './webhook-calls.ts'

const same = (secret: string) => secret
const sealing = { seal: same, open: same }
const unending = new AbortController().signal
const call = (url: string) => ({
  ...{ url, webhookId: 'one', sealed: [`whsec_${Buffer.alloc(32).toString('base64')}`] },
  ...{ messageId: 'msg_1', body: '{}', at: new Date() },
})

let other: WebhookReceiver
beforeAll(async () => {
  other = await startReceiver()
})
afterAll(() => other.close())

describe('messages to webhooks', () => {
  it.each([
    'https://localhost/',
    'http://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'file:///etc/passwd',
  ])('go to nothing of the machine, whatever it is called: %s', async (url) => {
    const calls = webhookCalls({ webhookLoopback: false }, sealing)
    expect(await calls.send(call(url), unending)).toMatchObject({ failure: 'address', status: null })
  })

  it('go to the machine itself where its setting says so, and nowhere else by http', async () => {
    const calls = webhookCalls({ webhookLoopback: true }, sealing)
    expect(await calls.send(call(other.url.replace('127.0.0.1', 'localhost')), unending)).toMatchObject({
      ...{ failure: null, status: 200, answer: 'ok' },
    })
    expect(calls.isAllowed('http://crm.example/')).toBe(false)
    expect(calls.isAllowed('https://crm.example/')).toBe(true)
  })

  it('that cannot be delivered are distinguished from refused ones', async () => {
    const calls = webhookCalls({ webhookLoopback: true }, sealing)
    const closed = await startReceiver()
    await closed.close()
    expect(await calls.send(call(closed.url), unending)).toMatchObject({ failure: 'connection' })
    other.answer = (reply) => void reply.writeHead(410).end()
    expect(await calls.send(call(other.url), unending)).toMatchObject({ failure: 'status', status: 410 })
  })
})

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4003::1'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.31.255.255', '192.168.0.1'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ...[
      '64:ff9b::a00:1',
      'fe80::1',
      'fc00::1',
      'fec0::1',
      'ff02::1',
      '2002:a00:1::',
      '2001::1',
      '2001:db8::1',
    ],
    'crm.example',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
