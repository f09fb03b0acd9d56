/**
 * Which words are allowed where. In code, Spanish is data: no identifier and no file name is Spanish (docs/decisions,
 * docs/glossary.md). Strings may be, such as route paths, permission names and phrases. Spanish identifiers are allowed
 * in demo data, fixtures and the names of the wire, which are listed here. In the UI a thing has one noun
 * (docs/words.md).
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { refusedWords } from './check/refused-words.ts'
import { root } from './run.ts'

/** Names of the specification's wire and official proper nouns, byte for byte. */
const wireNames = new Set(['usu_windows', 'tieneTicketEspera', 'model145', 'dni', 'analitica_datos'])
/** Demo data and fixtures; generated files use the names of the wire, and labels are keyed by permission. */
const exempt = /\/(demo|fixtures|testing|generated|permissions\/src\/labels)\//

const words = new Set(
  readFileSync(path.join(import.meta.dirname, 'check/spanish-words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

/** The Spanish word in a name of any case style, or undefined. */
export function spanishWordIn(name: string): string | undefined {
  if (wireNames.has(name)) return undefined
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
  return parts.find(
    (part) => words.has(part) || words.has(part.replace(/s$/, '')) || words.has(part.replace(/es$/, '')),
  )
}

/** Every Spanish identifier of a source, with its line. */
export function spanishIdentifiers(
  file: string,
  text: string,
): { name: string; word: string; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const found: { name: string; word: string; line: number }[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      const word = spanishWordIn(node.text)
      if (word !== undefined) {
        found.push({
          name: node.text,
          word,
          line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Every text of a source that uses a refused noun, with its line. */
export function refusedIn(
  language: string,
  file: string,
  text: string,
): { text: string; instead: string; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false)
  const refused = Object.entries(refusedWords[language] ?? {}).map(([word, instead]) => ({
    pattern: new RegExp(`(?<![\\p{L}{-])(?:${word})(?!\\p{L})`, 'iu'),
    instead,
  }))
  const found: { text: string; instead: string; line: number }[] = []
  const visit = (node: ts.Node) => {
    // Import specifiers are never shown.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      for (const { pattern, instead } of refused)
        if (pattern.test(node.text)) found.push({ text: node.text, instead, line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The texts of the UI, by language. */
const readBy = (language: string): string[] => [
  `packages/portal/src/phrases/${language}/{,notices/}*.ts`,
  `packages/ui-kit/src/words/{,forms/,people/}${language}.ts`,
  `packages/sdk/src/errors/{messages,sentences}/${language}.ts`,
  `packages/permissions/src/labels/${language}.ts`,
  `packages/server/src/mail/words/${language}{,/*}.ts`,
]

function checkNouns(isAsked: (file: string) => boolean): number {
  let count = 0
  for (const language of Object.keys(refusedWords)) {
    const files = globSync(readBy(language), { cwd: root }).map((file) => file.split(path.sep).join('/'))
    for (const file of files.filter(isAsked).sort()) {
      for (const { text, instead, line } of refusedIn(
        language,
        file,
        readFileSync(path.join(root, file), 'utf8'),
      )) {
        count += 1
        console.error(`${file}:${line}: "${text}". Say: ${instead} (docs/words.md).`)
      }
    }
  }
  return count
}

/** Checks these files, or all. */
function check(asked: readonly string[]): number {
  const isAsked = (file: string) => asked.length === 0 || asked.includes(file)
  const patterns = [
    'packages/*/*.ts',
    'packages/*/{src,plugins}/**/*.*',
    '{scripts,e2e,bench,examples,specs}/**/*.*',
  ]
  const files = globSync(patterns, {
    cwd: root,
    exclude: (name) => name.includes('node_modules') || name === 'dist',
  })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isAsked(file) && !exempt.test(`/${file}`))
    .sort()
  let count = 0
  const report = (place: string, name: string, word: string) => {
    count += 1
    console.error(`${place}: "${name}" says "${word}". Name it in English, by docs/glossary.md.`)
  }
  for (const file of files) {
    const word = spanishWordIn(path.basename(file).replace(/\..*$/, ''))
    if (word !== undefined) report(file, path.basename(file), word)
    if (!/\.tsx?$/.test(file)) continue
    for (const found of spanishIdentifiers(file, readFileSync(path.join(root, file), 'utf8'))) {
      report(`${file}:${found.line}`, found.name, found.word)
    }
  }
  const nouns = checkNouns(isAsked)
  console.log(`${files.length} files, ${words.size} words, ${count} Spanish names, ${nouns} nouns of old`)
  return count + nouns === 0 ? 0 : 1
}

if (import.meta.main) process.exitCode = check(process.argv.slice(2))
