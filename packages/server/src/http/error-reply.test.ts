import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { errorReply } from './error-reply.ts'

/** The answer of an operation whose statement fails like this. */
async function answered(code: string) {
  const app = Fastify()
  errorReply(app)
  app.get('/', () => Promise.reject(Object.assign(new Error('canary of the database'), { code })))
  const { statusCode, headers, body } = await app.inject('/')
  await app.close()
  expect(body).not.toContain('canary')
  return { status: statusCode, retryAfter: headers['retry-after'], ...(JSON.parse(body) as object) }
}

it('a value that the database refuses is a refusal, and no failure', async () => {
  for (const code of ['22003', '22021', '22008', '22P02'])
    expect(await answered(code)).toMatchObject({ status: 422, errors: { body: [{ error: 'invalid' }] } })
})

it('lock timeouts, deadlocks, lost connections and statement timeouts are reported as temporary', async () => {
  for (const code of ['55P03', '40P01', '57014', '57P01', '53300', 'ECONNREFUSED'])
    expect(await answered(code)).toMatchObject({
      status: 503,
      retryAfter: '2',
      type: '/problems/unavailable',
    })
})

it('any other error is answered with a failure that reveals nothing', async () => {
  for (const code of ['42P01', '23505', 'XX000']) expect(await answered(code)).toMatchObject({ status: 500 })
})
