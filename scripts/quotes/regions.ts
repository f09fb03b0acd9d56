/** Named regions of example files, which documents quote. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

const begin = /^\s*\/\/ #region (\S+)$/
const end = /^\s*\/\/ #endregion$/

/**
 * The text of `examples/file.ts` or any `file.example.test.ts`, or of a `#region` in it; undefined if it does not
 * exist.
 */
export function quoted(source: string): string | undefined {
  const [file = '', region] = source.split('#')
  const absolute = path.join(root, file)
  const isExample = file.startsWith('examples/') || /\.example(\.test)?\.ts$/.test(file)
  if (!isExample || !existsSync(absolute)) return undefined
  const text = readFileSync(absolute, 'utf8')
  if (region === undefined) return text.trimEnd()
  const pieces = regionsOf(text).get(region)
  return pieces?.map(dedented).join('\n\n')
}

/** The regions of a file. Parts with the same name, such as imports and body, are joined. */
function regionsOf(text: string): Map<string, string[][]> {
  const found = new Map<string, string[][]>()
  let open: string[] | undefined
  for (const line of text.split('\n')) {
    const name = begin.exec(line)?.[1]
    if (name !== undefined) {
      open = []
      found.set(name, [...(found.get(name) ?? []), open])
    } else if (end.test(line)) open = undefined
    else open?.push(line)
  }
  return found
}

function dedented(lines: readonly string[]): string {
  const depth = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return lines
    .map((line) => line.slice(depth).trimEnd())
    .join('\n')
    .trim()
}
