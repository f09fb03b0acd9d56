import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { type JsonSchema, type OperationRow, operationRows, successOf } from './operations.ts'
import { Refusal } from './refuse.ts'
import { serializerOf } from './serialize.ts'
import { replyChecker, validatorsOf } from './validate.ts'

/** A server compiles a schema on first use: this test finds invalid ones earlier. */
describe('the schemas of the contract', () => {
  const rows = operationRows.map((row) => ({ row, validators: validatorsOf(row) }))

  it('are JSON Schema, those of input and of replies', () => {
    const ajv = new Ajv2020({ strict: false })
    for (const { row } of rows) {
      const { schema: reply } = successOf(row)
      for (const schema of [row.params, row.query, row.body?.schema, reply])
        if (schema) expect(ajv.validateSchema(schema), `${row.id}: ${ajv.errorsText()}`).toBe(true)
    }
  })

  it('can be asked about any input: it is taken or refused', () => {
    for (const { row, validators } of rows)
      for (const part of ['params', 'query', 'body'] as const)
        expect(
          complaintOf(() => validators[part]({}), isRefusal),
          `${row.id}: ${part}`,
        ).toBeUndefined()
  })

  it('can write a reply, and can judge one', () => {
    for (const { row } of rows) {
      const { schema } = successOf(row)
      if (!schema) continue
      expect(() => replyChecker(schema)({}), row.id).not.toThrow()
      expect(
        complaintOf(() => serializerOf(schema)({}), isIncomplete),
        row.id,
      ).toBeUndefined()
    }
  })
})

/** The contract of versioned rows: nobody overwrites changes they have not read. */
describe('the version that was read', () => {
  it('is required by every body that takes one, at any depth', () => {
    const lax = operationRows.filter(({ body }) => objectsOf(body?.schema).some(takesVersionOrNot))
    expect(lax.map(({ id }) => id)).toEqual([])
  })

  it('is taken by every change of a row that has one', () => {
    const counted = operationRows.filter(
      (row) => /^(put|patch)$/.test(row.method) && 'version' in (dataOf(row).properties ?? {}),
    )
    const deaf = counted.filter(({ body }) => !requires(body?.schema ?? {}))
    expect(deaf.map(({ id }) => id)).toEqual([])
    expect(counted.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['tags.update', 'roles.patch', 'users.assignRoles', 'templates.update']),
    )
  })
})

const dataOf = (row: OperationRow): JsonSchema => successOf(row).schema?.properties?.data ?? {}

const requires = ({ required = [] }: JsonSchema) => (required as string[]).includes('version')

/** A `version` with a single value is that of a file format. */
const takesVersionOrNot = (schema: JsonSchema) =>
  schema.properties?.version !== undefined && !schema.properties.version.enum && !requires(schema)

/** Every object in a schema at any depth, including the schema itself. */
function objectsOf(schema: unknown): JsonSchema[] {
  if (typeof schema !== 'object' || schema === null) return []
  return [schema as JsonSchema, ...Object.values(schema).flatMap(objectsOf)]
}

const isRefusal = (error: unknown) => error instanceof Refusal
/** An empty reply lacks required properties: the compiled serializer reports that itself. */
const isIncomplete = (error: unknown) => error instanceof Error && error.message.endsWith('is required!')

/** Errors other than those expected for an empty reply. */
function complaintOf(work: () => unknown, isExpected: (error: unknown) => boolean): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return isExpected(error) ? undefined : error
  }
}
