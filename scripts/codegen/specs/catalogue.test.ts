import { describe, expect, it } from 'vitest'
import { withCatalogue } from './catalogue.ts'
import { join } from './join.ts'
import { readSpecs } from './read.ts'
import { type Catalogue, type Node, services, type SpecFile } from './spec-file.ts'

const colours: Catalogue = {
  schema: 'Colour',
  permissions: { read: ['VER'], create: ['CREAR'], update: ['EDITAR'], destroy: ['ELIMINAR'] },
  sorts: ['position', 'name'],
  example: { name: 'Rojo', code: 'R' },
  required: ['code'],
  properties: { code: { type: 'string', maxLength: 3 } },
}
const file = (own: Partial<Catalogue> = {}, more: Partial<SpecFile> = {}): SpecFile =>
  withCatalogue({ file: 'tickets/colours.yaml', service: 'laia', catalogue: { ...colours, ...own }, ...more })
const operationsOf = ({ paths = {} }: SpecFile) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, one]) => {
      const { operationId } = one as { operationId?: string }
      return operationId === undefined ? [] : [`${method} ${path} ${operationId}`]
    }),
  )
const at = (node: unknown, ...keys: string[]): unknown =>
  keys.reduce((value, key) => (value as Node | undefined)?.[key], node)

describe('a catalogue of specs/', () => {
  it('has the nine operations of a family', () => {
    expect(operationsOf(file())).toEqual([
      'get /colours colours.index',
      'post /colours colours.create',
      'post /colours/import colours.import',
      'put /colours/order colours.reorder',
      'get /colours/{id} colours.show',
      'put /colours/{id} colours.update',
      'patch /colours/{id} colours.patch',
      'delete /colours/{id} colours.destroy',
      'post /colours/{id}/restore colours.restore',
    ])
  })

  it('asks each operation for its own permissions, and an import for those of what it does', () => {
    const { paths } = file()
    expect(at(paths, '/colours', 'get', 'x-permissions')).toEqual(['VER'])
    expect(at(paths, '/colours/import', 'post', 'x-permissions')).toEqual(['CREAR', 'EDITAR'])
    expect(at(paths, '/colours/{id}/restore', 'post', 'x-permissions')).toEqual(['ELIMINAR'])
  })

  it('accepts the writable properties of a row and returns the readable ones', () => {
    const { schemas } = file({ shown: { shade: { type: 'integer' } } })
    expect(at(schemas, 'ColourInput', 'required')).toEqual(['name', 'code'])
    expect(Object.keys(at(schemas, 'ColourInput', 'properties') as Node)).not.toContain('shade')
    expect(at(schemas, 'Colour', 'required')).toEqual(expect.arrayContaining(['code', 'shade', 'version']))
  })

  it('leaves out what its rows have not and operations that there are none of', () => {
    const { paths, schemas } = file({ without: ['translations', 'active'], acts: { reorder: false } })
    expect(paths).not.toHaveProperty(['/colours/order'])
    expect(at(schemas, 'Colour', 'properties')).not.toHaveProperty('translations')
    const update = ['/colours/{id}', 'patch', 'requestBody', 'content', 'application/json', 'example']
    expect(at(paths, ...update)).toEqual({ name: 'Rojo', version: 3 })
  })

  it('says of an operation what its file says, beside what all catalogues do', () => {
    const dark = { name: 'dark', in: 'query', schema: { type: 'boolean' } }
    const acts = { index: { description: 'By shade.', parameters: [dark] } }
    const index = at(file({ acts }).paths, '/colours', 'get')
    expect(index).toMatchObject({ summary: 'List colours', description: 'By shade.' })
    expect(at(index, 'parameters')).toHaveLength(8)
  })
})

describe('the files of a service', () => {
  const specs = (...files: SpecFile[]) => ({
    ...readSpecs(),
    files: new Map(files.map((one) => [one.file, one])),
  })
  const naming = (name: string, own: Partial<SpecFile> = {}): SpecFile => ({
    file: `tickets/${name}.yaml`,
    service: 'laia',
    paths: { [`/${name}`]: { get: { operationId: `${name}.index`, schema: { $ref: '#/schemas/Thing' } } } },
    schemas: { Thing: { type: 'object' } },
    ...own,
  })

  it('are joined into documents in which every reference leads somewhere', () => {
    for (const service of services) {
      const { document } = join(readSpecs(), service)
      const references = new Set(
        [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, one = '']) => one),
      )
      for (const one of references) expect(at(document, ...one.split('/')), one).toBeDefined()
    }
  })

  it('are refused when two of them give one name to two things', () => {
    expect(() => join(specs(naming('cats'), naming('dogs')), 'laia')).toThrow(/Thing is in specs\/tickets/)
  })

  it('are refused when a reference leads nowhere, or two have the same path', () => {
    expect(() => join(specs(naming('cats', { schemas: {} })), 'laia')).toThrow(/Thing is nowhere/)
    const twice = { paths: { '/cats': { get: { operationId: 'dogs.index' } } } }
    expect(() => join(specs(naming('cats'), naming('dogs', twice)), 'laia')).toThrow(/another file, too/)
  })
})
