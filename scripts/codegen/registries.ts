/** Lists of files found by convention: nobody adds a line, `pnpm codegen` finds the files (decision 109). */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { namesOf } from '../new/names.ts'
import { languages, noticePhrases, phraseLists } from './phrases.ts'

const portal = 'packages/portal/src'
const server = 'packages/server/src'
const head = (what: string) => `// ${what} Joined by \`pnpm codegen\`; the order of lines means nothing.\n`

/** The content of every list by its file, one whole line per entry. */
async function registries(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    [`${portal}/app/generated/screens.ts`, exportsOf('Every screen.', portal, '{areas/*,shell}', 'route')],
    [
      `${portal}/app/generated/waiting.ts`,
      exportsOf('What waits, for the menu.', portal, 'areas/*', 'waiting'),
    ],
    ['.storybook/advice/generated/parts.ts', advice()],
    [`${server}/generated/demo-catalogues.ts`, demoCatalogues()],
    [`${server}/generated/handlers.ts`, exportsOf('Every family.', server, 'areas/*', 'handlers')],
    [`${server}/generated/inboxes.ts`, exportsOf('What waits for decisions.', server, 'areas/*', 'inbox')],
    [`${server}/generated/jobs.ts`, jobs()],
    [`${server}/generated/starts.ts`, starts()],
    ...letters(),
    [`${server}/generated/log-notes.ts`, exportsOf('What the log has otherwise.', server, 'areas/*', 'log')],
    [`${server}/generated/migrations.ts`, migrations()],
    [
      `${server}/generated/uploads.ts`,
      exportsOf('For what files are uploaded.', server, 'areas/*', 'upload'),
    ],
    [`${server}/generated/schema.ts`, schema()],
    ...(await phraseLists(head)),
  ])
}

/** Lists whose lines do not match the files, with their expected text. */
export async function staleLists(): Promise<[string, string][]> {
  const notices = noticePhrases(head).filter(isStale)
  // The others are derived from phrases, which import these.
  return notices.length > 0 ? notices : [...(await registries())].filter(isStale)
}

/** Updates all lists. */
export async function writeLists(write: (files: [string, string][]) => void): Promise<void> {
  write(noticePhrases(head).filter(isStale))
  write(await staleLists())
}

const isStale = ([file, text]: [string, string]) =>
  !existsSync(file) || !hasSameLines(readFileSync(file, 'utf8'), text)

/** Whether two lists have the same lines: a merge of two branches may reorder them. */
export function hasSameLines(one: string, other: string): boolean {
  return String(one.split('\n').sort()) === String(other.split('\n').sort())
}

/** `areas/tickets/tags.handlers.ts` exports `tagsHandlers`. */
function exportsOf(what: string, home: string, folders: string, kind: string): string {
  const ending = kind.charAt(0).toUpperCase() + kind.slice(1)
  const lines = found(home, `${folders}/*.${kind}.ts`).map((file) => {
    const name = namesOf(path.basename(file, `.${kind}.ts`)).camel + ending
    if (!textOf(home, file).includes(`export const ${name}`)) {
      throw new Error(`${home}/${file} must export ${name}: the list is joined by the names of files`)
    }
    return `export { ${name} } from '#${file}'\n`
  })
  return head(what) + lines.join('')
}

/** `demo/catalogues/tags.ts` exports `tags`, the rows of the table in their order. */
function demoCatalogues(): string {
  const lines = found(server, 'demo/catalogues/*.ts').map(
    (file) => `export { ${namesOf(path.basename(file, '.ts')).camel} } from '#${file}'\n`,
  )
  return head('The catalogues of the demo company.') + lines.join('')
}

/** A file may export several; their names end with `Job`. */
function jobs(): string {
  const lines = found(server, '**/*.job.ts').flatMap((file) => {
    const names = [...textOf(server, file).matchAll(/^export const (\w+Job)\b/gm)].map(([, name]) => name)
    if (names.length === 0) throw new Error(`${server}/${file} must export what it does, as …Job`)
    return names.map((name) => `export { ${name} } from '#${file}'\n`)
  })
  return head('What runs after the reply.') + lines.join('')
}

/** The jobs that a starting server enqueues: `export const start…`. */
function starts(): string {
  const lines = found(server, '**/*.job.ts').flatMap((file) =>
    [...textOf(server, file).matchAll(/^export const (start[A-Z]\w*)\b/gm)].map(
      ([, name]) => `export { ${name} } from '#${file}'\n`,
    ),
  )
  return head('What is queued when a server starts.') + lines.join('')
}

/** `.storybook/advice/parts/KeyCap.tsx` is the advice on `KeyCap`. */
function advice(): string {
  const lines = found('.storybook/advice', 'parts/*.tsx').map(
    (file) => `export { advice as ${path.basename(file, '.tsx')} } from '../${file}'\n`,
  )
  return head('What to do with each part of the kit, and what not.') + lines.join('')
}

/** `mail/words/es/loads.ts` exports `loads`, its emails in Spanish. */
function letters(): [string, string][] {
  return languages.map((language) => {
    const lines = found(server, `mail/words/${language}/*.ts`).map(
      (file) => `export { ${path.basename(file, '.ts')} } from '#${file}'\n`,
    )
    return [`${server}/generated/letters-${language}.ts`, head('Every letter of a notice.') + lines.join('')]
  })
}

function migrations(): string {
  const lines = found(server, 'db/migrations/*.ts').map((file) => {
    const name = path.basename(file, '.ts')
    if (!/^(\d{3}|\d{4}-\d{2}-\d{2}T\d{4})-[a-z0-9-]+$/.test(name)) {
      throw new Error(`${server}/${file}: a migration is named by time, such as 2026-11-28T1045-tags.ts`)
    }
    return `export * as '${name}' from '#${file}'\n`
  })
  return head('Every migration by its name: numbers first, then times.') + lines.join('')
}

/** `export type TagsTable` is the table `tags`; a generic type is not a table. */
function schema(): string {
  const tables = found(server, 'db/schema/*.ts').flatMap((file) =>
    [...textOf(server, file).matchAll(/^export (?:type|interface) (\w+)Table\b(?!<)/gm)].map(
      ([, name = '']) => ({
        imported: `import type { ${name}Table } from '#${file}'\n`,
        line: `  ${name.charAt(0).toLowerCase()}${name.slice(1)}: ${name}Table\n`,
      }),
    ),
  )
  const imports = tables.map(({ imported }) => imported).join('')
  const lines = tables.map(({ line }) => line).sort()
  const what = 'Every table, in camelCase: Kysely’s plugin is the only translator.'
  return `${head(what)}${imports}\nexport type Schema = {\n${lines.join('')}}\n`
}

const found = (home: string, pattern: string): string[] =>
  globSync(`${home}/${pattern}`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => path.relative(home, file).split(path.sep).join('/'))
    .sort()

const textOf = (home: string, file: string): string => readFileSync(path.join(home, file), 'utf8')
