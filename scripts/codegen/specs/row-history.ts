/**
 * The history of a family's rows for people who maintain it (decision 156): `changes` of one row and, where rows are
 * deleted for good, `deletions`. A file says whose rows they are and who may; the operations are expanded here.
 */
import { kebab } from '../open-api.ts'
import { merged } from './merged.ts'
import { json, reference, refused } from './parts.ts'
import type { Node, RowHistory, SpecFile } from './spec-file.ts'

/** The file with the operations of its history. */
export function withHistory(given: SpecFile): SpecFile {
  const { history, ...file } = given
  const family = file.tags?.[0]?.name
  if (history === undefined || family === undefined) return file
  const base = `/${kebab(family)}`
  // A deleted row of a catalogue is in its list.
  const isDeletedForGood = 'delete' in (file.paths?.[`${base}/{id}`] ?? {})
  const paths = {
    [`${base}/{id}/changes`]: {
      parameters: [reference('parameters', 'parameters/Id')],
      ...changes(family, history),
    },
    ...(isDeletedForGood ? { [`${base}/deletions`]: deletions(family, history) } : {}),
  }
  return { ...file, paths: merged(file.paths ?? {}, paths) }
}

const note = 'MENU_LOGS is not required.'

const changes = (family: string, { word, about, permissions }: RowHistory): Node =>
  listing(`${family}.changes`, 'RowChange', {
    summary: `List the changes of ${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`,
    description: [about, `Newest first, each with the values before and after. ${note}`],
    failures: refused(401, 403, 404, 422),
    permissions,
  })

const deletions = (family: string, { word, words = `${word}s`, about, permissions }: RowHistory): Node =>
  listing(`${family}.deletions`, 'DeletedRow', {
    summary: `List deleted ${words}`,
    description: [about, `Newest first; \`${family}.changes\` has the history of each. ${note}`],
    failures: refused(401, 403, 422),
    permissions,
  })

type Listing = { summary: string; description: (string | undefined)[]; failures: Node; permissions: string[] }

const listing = (
  operationId: string,
  row: string,
  { summary, description, failures, permissions }: Listing,
): Node => ({
  get: {
    ...{ operationId, summary },
    description: description.filter((text) => text !== undefined).join(' '),
    tags: [operationId.split('.')[0]],
    'x-permissions': permissions,
    parameters: ['Page', 'PerPage', 'After'].map((name) => reference('paging', `parameters/${name}`)),
    responses: {
      200: {
        description: row === 'RowChange' ? 'A page of changes.' : 'A page of deleted rows.',
        ...json({
          type: 'object',
          required: ['data', 'meta'],
          properties: {
            data: { type: 'array', items: reference('changes', `schemas/${row}`) },
            meta: reference('paging', 'schemas/Meta'),
          },
        }),
      },
      ...failures,
    },
  },
})
