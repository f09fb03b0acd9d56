import type { methods } from '../open-api.ts'
import { json, pageOf, reference, refused } from './parts.ts'
import type { Act, Catalogue, Names, Node } from './spec-file.ts'

/** The common part of every catalogue's operations. */
type Make = (catalogue: Catalogue, names: Names) => Node

/** A response with the row. */
const one = (description: string, schema: string): Node => ({
  200: { description, ...json({ $ref: `#/schemas/One${schema}` }) },
})
const changed = ({ word, schema }: Names): Node => ({
  ...one(`The updated ${word}.`, schema),
  ...refused(401, 403, 404, 409, 422),
})

const index: Make = ({ permissions, sorts, without = [] }, { schema, words }) => ({
  summary: `List ${words}`,
  description: `Sorted by ${String(sorts[0])} by default.`,
  'x-permissions': permissions.read,
  parameters: [
    ...['Page', 'PerPage', 'After', 'Search'].map((name) => reference('paging', `parameters/${name}`)),
    ...(without.includes('active') ? [] : [reference('catalogue', 'parameters/Active')]),
    reference('catalogue', 'parameters/Deleted'),
    {
      name: 'sort',
      in: 'query',
      description: 'Sort order.',
      schema: { type: 'string', enum: sorts.flatMap((name) => [name, `-${name}`]), default: sorts[0] },
    },
  ],
  responses: {
    200: { description: `A page of ${words}.`, ...json(pageOf(schema)) },
    ...refused(401, 403, 422, 429),
  },
})

const create: Make = ({ permissions, example }, { schema, word, aWord }) => ({
  summary: `Create ${aWord}`,
  description: 'Name is unique, ignoring case and accents.',
  'x-permissions': permissions.create,
  parameters: [reference('parameters', 'parameters/IdempotencyKey')],
  requestBody: { required: true, ...json({ $ref: `#/schemas/${schema}Input` }, example) },
  responses: {
    201: { description: `The new ${word}.`, ...json({ $ref: `#/schemas/One${schema}` }) },
    ...refused(401, 403, 422),
  },
})

const importRows: Make = ({ permissions, example }, { family, word, words }) => ({
  summary: `Import ${words} from a file`,
  description: `A row whose name exists updates that ${word}; each row is subject to the rules and permissions of \`${family}.create\` and \`${family}.update\`.`,
  'x-permissions': [...new Set([...permissions.create, ...permissions.update])],
  requestBody: {
    required: true,
    ...json(reference('import', 'schemas/ImportRowsInput'), { dryRun: true, rows: [example] }),
  },
  responses: {
    200: {
      description: 'Import result, or the expected result of a dry run.',
      ...json({
        type: 'object',
        required: ['data'],
        properties: { data: reference('import', 'schemas/ImportRowsResult') },
      }),
    },
    ...refused(401, 403),
    422: reference('error', 'responses/UnprocessableRows'),
  },
})

const ids = [2, 1].map((last) => `0193b3a0-0000-4000-8000-00000000000${String(last)}`)
const reorder: Make = ({ permissions }, { words }) => ({
  summary: `Reorder ${words}`,
  description: 'Sets the order in which they are offered wherever one can be chosen.',
  'x-permissions': permissions.update,
  requestBody: { required: true, ...json(reference('catalogue', 'schemas/Order'), { ids }) },
  responses: { 204: { description: 'Reordered.' }, ...refused(401, 403, 422) },
})

const show: Make = ({ permissions }, { schema, word, aWord }) => ({
  summary: `Retrieve ${aWord}`,
  description: 'Deleted rows are also returned, because the history refers to them.',
  'x-permissions': permissions.read,
  responses: { ...one(`The ${word}.`, schema), ...refused(401, 403, 404, 422) },
})

const update: Make = ({ permissions, example, without = [] }, names) => ({
  summary: `Replace ${names.aWord}`,
  description: `Fields that are not sent take their default${without.includes('position') ? '' : ', except the position'}.`,
  'x-permissions': permissions.update,
  requestBody: {
    required: true,
    ...json({ $ref: `#/schemas/${names.schema}Update` }, { ...example, version: 3 }),
  },
  responses: changed(names),
})

const patch: Make = ({ permissions, example, without = [] }, names) => ({
  summary: `Update ${names.aWord}`,
  description: 'Only the fields sent are changed.',
  'x-permissions': permissions.update,
  requestBody: {
    required: true,
    ...json(
      { $ref: `#/schemas/${names.schema}Patch` },
      { ...(without.includes('active') ? { name: example.name } : { active: false }), version: 3 },
    ),
  },
  responses: changed(names),
})

const destroy: Make = ({ permissions }, { aWord }) => ({
  summary: `Delete ${aWord}`,
  description: 'Soft delete: it can be restored. A row in use cannot be deleted; deactivate it instead.',
  'x-permissions': permissions.destroy,
  responses: { 204: { description: 'Deleted.' }, ...refused(401, 403, 404, 409) },
})

const restore: Make = ({ permissions }, names) => ({
  summary: `Restore a deleted ${names.word}`,
  description: 'Restores the row unchanged, unless another row has taken its name in the meantime.',
  'x-permissions': permissions.destroy,
  responses: changed(names),
})

type Placed = { suffix: string; method: (typeof methods)[number]; make: Make }

/** The nine operations of a catalogue, and where below its path they are. */
export const catalogueActs = {
  index: { suffix: '', method: 'get', make: index },
  create: { suffix: '', method: 'post', make: create },
  import: { suffix: '/import', method: 'post', make: importRows },
  reorder: { suffix: '/order', method: 'put', make: reorder },
  show: { suffix: '/{id}', method: 'get', make: show },
  update: { suffix: '/{id}', method: 'put', make: update },
  patch: { suffix: '/{id}', method: 'patch', make: patch },
  destroy: { suffix: '/{id}', method: 'delete', make: destroy },
  restore: { suffix: '/{id}/restore', method: 'post', make: restore },
} as const satisfies Record<Act, Placed>
