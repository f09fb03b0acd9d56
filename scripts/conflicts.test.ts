import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const root = path.join(import.meta.dirname, '..')
const portal = path.join(root, 'packages/portal/src')
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Families that take a version and do not tell their current state, and why. */
const exceptions: Readonly<Record<string, string>> = {
  configuration: 'the rows of a file, each by its own family',
  contracts: 'a list with a form of fields, which shows both values',
  duplicateRules: 'one switch, and nothing reads a single rule; the list is read again',
  fields: 'a list with a form of fields, which shows both values',
  filters: 'changed in a form alone, which shows both values',
  holidays: 'a list with a form of fields, which shows both values',
  loadSources: 'changed in a form alone, which shows both values',
  roles: 'changed in forms alone, which show both values',
  shiftPatterns: 'a list with a form of fields, which shows both values',
  templates: 'changed in a form alone, which shows both values',
  ticketSkips: 'nothing reads a single one; the list is read again, and has who reviewed it',
  users: 'changed in forms alone, which show both values',
  vacationBlocks: 'a list with a form of fields, which shows both values',
  vacationPlans: 'a list with a form of fields, which shows both values',
  vacationQuotas: 'a list with a form of fields, which shows both values',
}

/** Forms that send a version and show a conflict otherwise, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'areas/tickets/publish-form.tsx':
    'what is published is the draft above it, which has to be looked at again',
  'areas/tickets/use-document.ts': 'document-form.tsx shows both values',
}

interface Contract {
  readonly catalogue?: object
  readonly paths?: Readonly<
    Record<string, Readonly<Record<string, { operationId?: string; requestBody?: object }>>>
  >
  readonly schemas?: Readonly<Record<string, object>>
}

/** The families of the contract, other than catalogues, with an operation whose body has a version. */
function versioned(): string[] {
  const found = globSync('specs/*/*.yaml', { cwd: root }).flatMap((file) => {
    const { catalogue, paths = {}, schemas = {} } = parse(textOf(path.join(root, file))) as Contract
    if (catalogue !== undefined) return []
    const operations = Object.values(paths).flatMap((item) => Object.values(item))
    return operations.flatMap(({ operationId, requestBody }) => {
      if (operationId === undefined || requestBody === undefined) return []
      const body = JSON.stringify(requestBody)
      const [, schema = ''] = /#\/schemas\/(\w+)/.exec(body) ?? []
      const hasVersion = `${body}${JSON.stringify(schemas[schema] ?? {})}`.includes('"version"')
      return hasVersion ? [operationId.split('.', 1)[0] ?? ''] : []
    })
  })
  return [...new Set(found)].toSorted()
}

it('SHE-7.3 every family whose changes take a version tells what stands after a conflict, or it is said why not', () => {
  const covered = globSync('areas/*/{current-states,*.current-states}.ts', { cwd: portal }).flatMap((file) =>
    [...textOf(path.join(portal, file)).matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name),
  )
  const silent = versioned().filter((family) => !covered.includes(family))
  expect(silent).toEqual(Object.keys(exceptions))
})

it('SHE-7.3 every form that sends a version shows what stands, or it is said why not', () => {
  const forms = globSync('areas/**/*.{ts,tsx}', { cwd: portal })
    .map((file) => ({ file, code: textOf(path.join(portal, file)) }))
    .filter(({ code }) => /<ResourceForm|\buseForm\(/.test(code) && /[{,]\s*version\b|\.version\b/.test(code))
    .filter(({ code }) => !/<SeenForm|\buseClash\(|Conflict\b/.test(code))
  expect(forms.map(({ file }) => file).toSorted()).toEqual(Object.keys(otherwise))
})
