import type { Field } from '#generated/tickets/fields.ts'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { exampleAnswers } from '#generated/examples.ts'
import { operationIds } from './operation-at.ts'
import { schemaOf, type StandardSchema } from './schema-of.ts'

const withJson = operationIds.filter((id) => exampleAnswers[id].mediaType === 'application/json')

describe('schemaOf', () => {
  it.each(withJson)('%s: the examples of the contract are what its schema says', (id) => {
    for (const [name, body] of Object.entries(exampleAnswers[id].bodies)) {
      expect(schemaOf(id)['~standard'].validate(body), name).toEqual({ value: body })
    }
  })

  it.each(withJson)('%s: whatever is spoilt is found where it is, and not repeated', (id) => {
    const body = exampleAnswers[id].bodies.default
    for (const pointer of leavesOf(body)) {
      // Null may replace an object of any values; a list may not.
      const issues = [{ secret: 'a-secret' }, ['a-secret']]
        .map((value) => spoilt(body, pointer.split('/').slice(1), value))
        .map((wrong) => schemaOf(id)['~standard'].validate(wrong).issues ?? [])
        .find(({ length }) => length > 0)
      expect(issues?.map(({ path }) => path.join('/')).join(), pointer).toContain(pointer.slice(1))
      expect(JSON.stringify(issues), pointer).not.toContain('a-secret')
    }
  })

  it('gives a Standard Schema, with the path of each issue', () => {
    const schema = schemaOf('fields.show')
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: '@portal/sdk' })
    expect(schema['~standard'].validate({ data: { label: 3 } })).toMatchObject({
      issues: expect.arrayContaining([
        { message: 'expected type string', path: ['data', 'label'] },
      ]) as unknown,
    })
    expectTypeOf(schema).toEqualTypeOf<StandardSchema<{ data: Field }>>()
  })

  it('evaluates no code, as a strict Content-Security-Policy asks', () => {
    const forbidden = () => {
      throw new EvalError('no code from strings')
    }
    vi.stubGlobal('Function', forbidden)
    vi.stubGlobal('eval', forbidden)
    try {
      expect(schemaOf('skills.index')['~standard'].validate({ data: 'x' })).toHaveProperty('issues')
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('has none for files and for what answers nothing', () => {
    expect(() => schemaOf('loads.export')).toThrow('loads.export answers no JSON')
    expect(() => schemaOf('loads.destroy')).toThrow(RangeError)
  })

  it('does not know what the contract does not have', () => {
    // @ts-expect-error -- a misspelt operation
    expect(() => schemaOf('loads.shwo')).toThrow(TypeError)
  })
})

/** The JSON Pointer of every scalar in a body. */
function leavesOf(body: unknown, pointer = ''): string[] {
  if (typeof body !== 'object' || body === null) return [pointer]
  return Object.entries(body).flatMap(([key, inner]) => leavesOf(inner, `${pointer}/${key}`))
}

/** The body with one value replaced. */
function spoilt(body: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  const inner = (key: string, old: unknown) => (key === step ? spoilt(old, rest, value) : old)
  const entries = Object.entries(body ?? {}).map(([key, old]) => [key, inner(key, old)] as const)
  return Array.isArray(body) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}
