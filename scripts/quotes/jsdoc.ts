/** Every line of a JSDoc example must also occur in code that is compiled and run: in `examples/`, or in real use. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

/** The examples of these sources that occur nowhere else. */
export function strayExamples(sources: string): string[] {
  const quoted = globSync(['{examples,packages/sdk/test-projects}/**/*.{ts,tsx,js}', sources], { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .map((file) =>
      bare(
        readFileSync(path.join(root, file), 'utf8')
          .replaceAll(/\/\*\*[^]*?\*\//g, '')
          .split('\n'),
      ),
    )
  return globSync(sources, { cwd: root })
    .filter((file) => !/generated|\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) =>
      examplesOf(readFileSync(path.join(root, file), 'utf8'))
        .filter(
          (example) => !statementsOf(example).every((one) => quoted.some((text) => text.includes(bare(one)))),
        )
        .map((example) => `${file}: no file of examples/ has its @example\n    ${example.join('\n    ')}`),
    )
}

/** The lines of each `@example`, up to the next tag or the end of the comment. */
function examplesOf(source: string): string[][] {
  return [...source.matchAll(/^\s*\* @example *\n((?:\s*\*(?!\/)(?! @).*\n)+)/gm)].map(([, body = '']) =>
    body
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .filter((line) => line !== '' && !line.startsWith('```')),
  )
}

/** A line with the indented lines below it, and its closing line. */
function statementsOf(example: readonly string[]): string[][] {
  const statements: string[][] = []
  for (const line of example) {
    const last = statements.at(-1)
    if (last && /^[\s)\]}]/.test(line)) last.push(line)
    else statements.push([line])
  }
  return statements
}

/** Strips indentation, line breaks and comments. */
function bare(lines: readonly string[]): string {
  return lines
    .map((line) => line.replace(/(^|\s)\/\/ .*$/, '').trim())
    .join('')
    .replaceAll(/,(?=[)\]}])/g, '')
    .replaceAll(/\s/g, '')
}
