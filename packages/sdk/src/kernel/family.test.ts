import { expect, it } from 'vitest'
import { contractFamilies } from '#generated/families/portal.ts'
import { operationPlaces } from '#generated/answers.ts'
import type { OperationId } from '#generated/operations.ts'
import { createPortal } from '#portal.ts'
import { addressOf } from '#testing/address-of.ts'

interface Act {
  (...args: unknown[]): Promise<unknown>
  readonly operation: OperationId
  readonly inputs: number
}

it('a family written out of the contract asks with the verb and at the path of each operation', async () => {
  const asked: string[] = []
  const portal = createPortal({
    baseUrl: 'http://portal.test',
    maxRetries: 0,
    fetch: (address, init) => {
      asked.push(`${init?.method ?? ''} ${new URL(addressOf(address)).pathname}`)
      return Promise.resolve(new Response(null, { status: 204 }))
    },
  })
  const names = Object.keys(contractFamilies) as (keyof typeof contractFamilies)[]
  const acts = names.flatMap((name) =>
    Object.values(portal[name] as unknown as Record<string, Partial<Act>>).filter(
      (one): one is Act => one.operation !== undefined,
    ),
  )
  const expected: string[] = []
  for (const act of acts) {
    const { service, method, path } = operationPlaces[act.operation]
    const prefix = service === 'main' ? '/services/main/1.0' : `/services/${service}`
    expected.push(`${method.toUpperCase()} ${prefix}${path.replaceAll(/\{\w+\}/g, 'an-id')}`)
    const ids = Array.from(path.matchAll(/\{/g), () => 'an-id')
    await act(...ids, ...Array.from({ length: act.inputs - ids.length }, () => ({})))
  }
  expect(acts.length).toBeGreaterThan(200)
  expect(asked).toEqual(expected)
})
