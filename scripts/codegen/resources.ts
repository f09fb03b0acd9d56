import { type JsonSchema, kebab, type OpenApi, type Operation, operationsOf } from './open-api.ts'

/** Families whose composed calls no page needs, by what replaces them. */
const withoutRuns: Readonly<Record<string, string>> = { loads: 'loadActs' }

/** One portal module for each family with a list: facts of the contract that screens would repeat. */
export function resourceModules({ name, flat }: { name: string; flat: OpenApi }): Map<string, string> {
  const families = new Map<string, Map<string, Operation>>()
  for (const { operation } of operationsOf(flat)) {
    const [family = '', act = ''] = operation.operationId.split('.')
    families.set(family, (families.get(family) ?? new Map<string, Operation>()).set(act, operation))
  }
  return new Map(
    [...families].flatMap(([family, acts]) => {
      const sort = sortOf(acts.get('index'))
      return sort === undefined ? [] : [[`${kebab(family)}.ts`, moduleOf(name, family, acts, sort)]]
    }),
  )
}

function moduleOf(
  service: string,
  family: string,
  acts: ReadonlyMap<string, Operation>,
  sort: JsonSchema,
): string {
  const write = acts.get('create')?.requestBody?.content['application/json']?.schema
  const facts = {
    permissions: Object.fromEntries(
      ['create', 'update', 'destroy', 'changes', 'deletions'].flatMap((act) => {
        const anyOf = acts.get(act)?.['x-permissions']
        return anyOf === undefined ? [] : [[act, anyOf]]
      }),
    ),
    sorts: (sort.enum ?? []).filter((one) => !String(one).startsWith('-')),
    defaultSort: sort.default,
    input: inputOf(write),
  }
  const body = Object.entries(facts).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`)
  return `// Written by \`pnpm codegen\` from specs/; do not edit.
import { ${withoutRuns[family] ?? family} as family } from '@portal/sdk/${service}'

/** \`${family}\`, with what the contract says of it. */
export const ${family} = {
  family,
${body.join('\n')}
} as const
`
}

function inputOf(schema: JsonSchema = {}): Record<string, object> {
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      ruleOf(property, required.has(name)),
    ]),
  )
}

/** What a form validates before submission; the server validates the rest. */
function ruleOf(schema: JsonSchema, isNamed: boolean): object {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  const isNullable = types.includes('null')
  // Empty input is neither a number nor a text with a format.
  const hasNoConstraint = !types.includes('integer') && !types.includes('number') && !hasForm(schema)
  return {
    ...(isNamed || (!isNullable && !hasNoConstraint) ? { isRequired: true } : {}),
    ...(isNullable ? { isNullable: true } : {}),
    ...(types.includes('array') ? {} : numbersOf(schema)),
    ...(schema.enum === undefined ? {} : { values: schema.enum.filter((one) => one !== null) }),
  }
}

function hasForm({ minLength, pattern }: JsonSchema): boolean {
  return pattern !== undefined || (typeof minLength === 'number' && minLength > 0)
}

function numbersOf({ minimum: min, maximum: max, maxLength }: JsonSchema): object {
  return JSON.parse(JSON.stringify({ min, max, maxLength })) as object
}

function sortOf(index: Operation | undefined): JsonSchema | undefined {
  return index?.parameters?.find(({ name }) => name === 'sort')?.schema
}
