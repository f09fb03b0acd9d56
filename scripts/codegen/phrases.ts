/** Lists derived from the phrases: which files there are, and the names of families where many are shown. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const phrases = 'packages/portal/src/phrases'
export const languages = ['es', 'en', 'de', 'fr', 'pt'] as const

/**
 * A family's own file contains its menu entry (`screen`), the name of its rows in the audit log (`log`), and names of
 * acts there that are its own or differ from the defaults (`acts`).
 */
type Names = { screen?: string; log?: string; acts?: Record<string, string> }

/** The content of every list by its file, one whole line per entry. */
export async function phraseLists(head: (what: string) => string): Promise<[string, string][]> {
  const files = globSync(`${phrases}/es/*.ts`)
    .map((file) => path.basename(file, '.ts'))
    .sort()
  const spanish = files.map((name) => `export { ${name} } from '#phrases/es/${name}.ts'\n`).join('')
  const lists: [string, string][] = [[`${phrases}/generated/es.ts`, head('Every file of phrases.') + spanish]]
  lists.push([`${phrases}/generated/with-values.ts`, await withValues(files, head)])
  for (const language of languages) {
    const names = await namesIn(language)
    const list = (what: keyof Names) =>
      names.flatMap(([name, value]) =>
        value[what] === undefined ? [] : [`  ${name}: ${JSON.stringify(value[what])},\n`],
      )
    lists.push(
      [
        `${phrases}/generated/screens-${language}.ts`,
        `${head('What screens are called.')}export const screens = {\n${list('screen').join('')}}\n`,
      ],
      [
        `${phrases}/generated/families-${language}.ts`,
        `${head('What families are called in the log.')}export const families = {\n${list('log').join('')}}\n`,
      ],
      [
        `${phrases}/generated/acts-${language}.ts`,
        `${head('What families call acts of their own in the log.')}export const acts = {\n${list('acts').join('')}}\n`,
      ],
    )
  }
  return lists
}

/** The texts of notices by language: `phrases/es/notices/loads.ts` exports `loads`. */
export function noticePhrases(head: (what: string) => string): [string, string][] {
  return languages.map((language) => {
    const names = globSync(`${phrases}/${language}/notices/*.ts`)
      .map((file) => path.basename(file, '.ts'))
      .sort()
    const imports = names.map((name) => `import { ${name} } from '#phrases/${language}/notices/${name}.ts'\n`)
    const lines = names.map((name) => `  ${name},\n`)
    const text = `${head('What notices say.')}${imports.join('')}\nexport const notices = {\n${lines.join('')}}\n`
    return [`${phrases}/generated/notices-${language}.ts`, text]
  })
}

/** The keys of phrases with placeholders such as `{{count}}`: a caller that omits a value does not compile. */
async function withValues(files: readonly string[], head: (what: string) => string): Promise<string> {
  const keys = new Set<string>()
  for (const name of files) {
    const exported = (await import(pathToFileURL(path.resolve(`${phrases}/es/${name}.ts`)).href)) as Group
    collect(exported[name], `${name}:`, keys)
  }
  const lines = [...keys].map((key) => `  | '${key}'\n`)
  return `${head('Every phrase that says a value.')}export type WithValues =\n${lines.join('')}`
}

type Group = { [word: string]: Group | string }

/** A plural is requested by its key without the suffix. */
function collect(group: Group | string | undefined, before: string, keys: Set<string>): void {
  for (const [word, inner] of Object.entries(typeof group === 'object' ? group : {})) {
    if (typeof inner !== 'string') collect(inner, `${before}${word}.`, keys)
    else if (inner.includes('{{') || /_(one|other)$/.test(word))
      keys.add(before + word.replace(/_(one|other)$/, ''))
  }
}

/** All files of phrases of a language, without the lists, which are generated from them. */
async function namesIn(language: string): Promise<[string, Names][]> {
  const found: [string, Names][] = []
  for (const file of globSync(`${phrases}/${language}/*.ts`).sort()) {
    if (!/^ {2}names: \{/m.test(readFileSync(file, 'utf8'))) continue
    const name = path.basename(file, '.ts')
    const exported = (await import(pathToFileURL(path.resolve(file)).href)) as Record<
      string,
      { names: Names }
    >
    const { names } = exported[name] ?? {}
    if (names === undefined) throw new Error(`${file} must export ${name}`)
    found.push([name, names])
  }
  return found
}
