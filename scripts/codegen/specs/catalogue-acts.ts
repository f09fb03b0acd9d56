import type { methods } from '../open-api.ts'
import type { Catalogue, Names } from './catalogue.ts'
import { json, pageOf, reference, refused } from './parts.ts'
import type { Node } from './read.ts'

export type Act =
  | 'index'
  | 'create'
  | 'import'
  | 'reorder'
  | 'show'
  | 'update'
  | 'patch'
  | 'destroy'
  | 'restore'

/** An operation of a catalogue, and where below its path it is. */
type Placed = { act: Act; suffix: string; method: (typeof methods)[number]; operation: Node }

/** What every catalogue says of its nine operations. */
export function actsOf(catalogue: Catalogue, names: Names): Placed[] {
  return [...listActs(catalogue, names), ...rowActs(catalogue, names)]
}

const ids = [2, 1].map((last) => `0193b3a0-0000-4000-8000-00000000000${String(last)}`)

function listActs(
  { permissions, sorts, example, without = [] }: Catalogue,
  { family, schema, word, words, aWord }: Names,
): Placed[] {
  const parameters = [
    ...['Page', 'PerPage', 'After', 'Search'].map((name) => reference('paging', `parameters/${name}`)),
    ...(without.includes('active') ? [] : [reference('catalogue', 'parameters/Active')]),
    reference('catalogue', 'parameters/Deleted'),
    {
      name: 'sort',
      in: 'query',
      description: 'Order.',
      schema: { type: 'string', enum: sorts.flatMap((one) => [one, `-${one}`]), default: sorts[0] },
    },
  ]
  return [
    {
      act: 'index',
      suffix: '',
      method: 'get',
      operation: {
        summary: `List the ${words}`,
        description: `${sorts[0] === 'position' ? 'In their order' : `Sorted by ${String(sorts[0])}`} unless asked otherwise.`,
        'x-permissions': permissions.read,
        parameters,
        responses: {
          200: { description: `A page of ${words}.`, ...json(pageOf(schema)) },
          ...refused(401, 403, 422, 429),
        },
      },
    },
    {
      act: 'create',
      suffix: '',
      method: 'post',
      operation: {
        summary: `Create ${aWord}`,
        description: 'Its name is unique, whatever its case and accents.',
        'x-permissions': permissions.create,
        parameters: [reference('parameters', 'parameters/IdempotencyKey')],
        requestBody: { required: true, ...json({ $ref: `#/schemas/${schema}Input` }, example) },
        responses: {
          201: { description: `The new ${word}.`, ...json({ $ref: `#/schemas/One${schema}` }) },
          ...refused(401, 403, 422),
        },
      },
    },
    {
      act: 'import',
      suffix: '/import',
      method: 'post',
      operation: {
        summary: `Create and change ${words} from a file`,
        description: `A row whose name stands changes that ${word}; each row goes through the rules of \`${family}.create\` and \`${family}.update\`, and through their permissions.`,
        'x-permissions': [...new Set([...permissions.create, ...permissions.update])],
        requestBody: {
          required: true,
          ...json(reference('import', 'schemas/ImportRowsInput'), { dryRun: true, rows: [example] }),
        },
        responses: {
          200: {
            description: 'What came of it or would come of it.',
            ...json({
              type: 'object',
              required: ['data'],
              properties: { data: reference('import', 'schemas/ImportRowsResult') },
            }),
          },
          ...refused(401, 403),
          422: reference('error', 'responses/UnprocessableRows'),
        },
      },
    },
    {
      act: 'reorder',
      suffix: '/order',
      method: 'put',
      operation: {
        summary: `Put the ${words} in order`,
        description: 'Their order wherever one of them is chosen.',
        'x-permissions': permissions.update,
        requestBody: { required: true, ...json(reference('catalogue', 'schemas/Order'), { ids }) },
        responses: { 204: { description: 'In order.' }, ...refused(401, 403, 422) },
      },
    },
  ]
}

function rowActs(
  { permissions, example, without = [] }: Catalogue,
  { schema, word, aWord }: Names,
): Placed[] {
  const one = (description: string) => ({
    200: { description, ...json({ $ref: `#/schemas/One${schema}` }) },
  })
  const changed = { ...one(`The ${word} as it now stands.`), ...refused(401, 403, 404, 409, 422) }
  const switched = without.includes('active') ? { name: example.name } : { active: false }
  const row = (act: Act, method: Placed['method'], operation: Node, suffix = '/{id}'): Placed => ({
    act,
    suffix,
    method,
    operation,
  })
  return [
    row('show', 'get', {
      summary: `One ${word}`,
      description: 'Deleted ones too: the history leads to them.',
      'x-permissions': permissions.read,
      responses: { ...one(`The ${word}.`), ...refused(401, 403, 404, 422) },
    }),
    row('update', 'put', {
      summary: `Replace ${aWord}`,
      description: `What is not sent takes its default${without.includes('position') ? '' : '; its place in the order stays'}.`,
      'x-permissions': permissions.update,
      requestBody: {
        required: true,
        ...json({ $ref: `#/schemas/${schema}Update` }, { ...example, version: 3 }),
      },
      responses: changed,
    }),
    row('patch', 'patch', {
      summary: `Change ${aWord}`,
      description: 'Only what is sent changes.',
      'x-permissions': permissions.update,
      requestBody: {
        required: true,
        ...json({ $ref: `#/schemas/${schema}Patch` }, { ...switched, version: 3 }),
      },
      responses: changed,
    }),
    row('destroy', 'delete', {
      summary: `Delete ${aWord}`,
      description: 'It can be restored. One that is in use is not deleted; deactivate it instead.',
      'x-permissions': permissions.destroy,
      responses: { 204: { description: 'Deleted.' }, ...refused(401, 403, 404, 409) },
    }),
    row(
      'restore',
      'post',
      {
        summary: `Restore a deleted ${word}`,
        description: 'It stands again as it was, unless another one has taken its name meanwhile.',
        'x-permissions': permissions.destroy,
        responses: changed,
      },
      '/{id}/restore',
    ),
  ]
}
