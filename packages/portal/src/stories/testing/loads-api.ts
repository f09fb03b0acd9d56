import type { Load, RecordsFile, Template } from '@portal/sdk'
import { answer, exampleOf } from '@portal/sdk/testing/msw'
import { pause } from './mock-fetch.ts'
import { Collection } from './collection.ts'
import { demoCauses, demoFiles, demoLoads, demoTemplates } from './demo-loads.ts'

/** The initial loads, templates and files. */
export interface LoadsDemo {
  readonly loads: readonly Load[]
  readonly templates: readonly Template[]
  readonly files: readonly RecordsFile[]
}

const demo: LoadsDemo = { loads: demoLoads, templates: demoTemplates, files: demoFiles }

/** Loads, templates and files, stateful. */
export function loadsApi({ loads, templates, files }: LoadsDemo = demo) {
  const kept = new Collection<Template>(templates)
  return [...templatesApi(kept), ...filesApi(files, kept), ...loadActs(loads, kept), ...skillsApi()]
}

function templatesApi(kept: Collection<Template>) {
  return [
    answer('templates.index', ({ query }) => kept.page(query, { text: ({ name }) => name })),
    answer('templates.show', ({ params, refuse }) => kept.find(params.id) ?? refuse(404)),
    answer('templates.create', ({ body, refuse }) =>
      kept.some(({ name }) => name === body.name)
        ? refuse(422, { errors: { name: ['taken'] } })
        : kept.add((id) => ({ ...exampleOf('templates.show'), name: body.name, loadCount: 0, id })),
    ),
    answer(
      'templates.update',
      ({ params, body, refuse }) =>
        kept.change(params.id, (one) => ({
          ...one,
          name: body.name,
          columns: body.columns,
          version: one.version + 1,
        })) ?? refuse(404),
    ),
    answer('templates.destroy', ({ params, refuse }) => {
      if ((kept.find(params.id)?.loadCount ?? 0) > 0) return refuse(409, { errors: { id: ['referenced'] } })
      kept.remove(params.id)
      return undefined
    }),
  ]
}

function filesApi(rows: readonly RecordsFile[], formats: Collection<Template>) {
  const kept = new Collection<RecordsFile>(rows)
  return [
    answer('recordsFile.index', ({ query }) => kept.page(query, { text: ({ name }) => name })),
    answer('recordsFile.show', ({ params, refuse }) => kept.find(params.id) ?? refuse(404)),
    answer('recordsFile.causes', ({ query }) => {
      const causes = demoCauses(formats.find(query.get('templateId') ?? ''))
      return { total: 20_000, checked: 20_000, rejected: 252, causes }
    }),
    answer('recordsFile.dryRun', () => null),
    answer('recordsFile.create', async ({ request, refuse }) => {
      const file = (await request.formData()).get('file')
      if (!(file instanceof File) || file.name === 'refused.csv')
        return refuse(422, { errors: { file: ['content_type_invalid'] } })
      if (file.name === 'slow.csv') await pause(Infinity, request.signal)
      return kept.add((id) => ({ ...(rows[0] ?? exampleOf('recordsFile.show')), name: file.name, id }))
    }),
    answer('recordsFile.destroy', ({ params }) => {
      kept.remove(params.id)
      return undefined
    }),
  ]
}

function loadActs(rows: readonly Load[], formats: Collection<Template>) {
  const kept = new Collection<Load>(rows)
  const become = (id: string, state: Load['state']) => kept.change(id, (load) => ({ ...load, state }))
  return [
    answer('loads.index', ({ query }) => {
      const states = query.getAll('state').flatMap((list) => list.split(','))
      return kept.page(query, {
        text: ({ name }) => name,
        keeps: ({ state }) => states.length === 0 || states.includes(state),
      })
    }),
    answer('loads.show', ({ params, refuse }) => kept.find(params.id) ?? refuse(404)),
    answer('loads.start', ({ params, refuse }) => become(params.id, 'processing') ?? refuse(404)),
    answer('loads.stop', ({ params, refuse }) => become(params.id, 'paused') ?? refuse(404)),
    answer('loads.restart', ({ params, refuse }) => become(params.id, 'processing') ?? refuse(404)),
    answer('loads.destroy', ({ params }) => {
      kept.remove(params.id)
      return undefined
    }),
    answer('loads.causes', ({ params }) => demoCauses(formats.find(kept.find(params.id)?.templateId ?? ''))),
    answer('loads.errors', () => exampleOf('loads.errors')),
    answer('loads.export', () => exampleOf('loads.export')),
  ]
}

function skillsApi() {
  return [
    answer('skills.index', () => exampleOf('skills.index')),
    answer('skillGroups.index', () => exampleOf('skillGroups.index')),
  ]
}
