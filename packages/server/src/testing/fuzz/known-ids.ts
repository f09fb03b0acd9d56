import { operationRows, servicePrefixes } from '#contract/operations.ts'
import type { IdsFor } from './valid.ts'

/** The number of ids per family: with a single one, interactions between two are never tested. */
const looks = 4

/** Existing ids from every list: by the family `templates`, and by a property `templateId`. */
export async function knownIds(url: string, token: string): Promise<IdsFor> {
  const lists = operationRows.filter(({ id, method }) => method === 'get' && id.endsWith('.index'))
  const byFamily = new Map<string, string[]>()
  for (const { id, service, path } of lists.filter((row) => !row.path.includes('{'))) {
    const response = await fetch(`${url}${servicePrefixes[service]}${path}`, {
      headers: { 'x-session-token': token },
    })
    byFamily.set(id.slice(0, id.indexOf('.')), idsIn(await response.json()).slice(0, looks))
  }
  const all = [...byFamily.values()].flat()
  return (name) => byFamily.get(name) ?? byFamily.get(`${name.replace(/Ids?$/, '')}s`) ?? all
}

function idsIn(answer: unknown): string[] {
  const { data } = answer as { data?: unknown }
  if (!Array.isArray(data)) return []
  return data.flatMap(({ id }: { id?: unknown }) => (typeof id === 'string' ? [id] : []))
}
