/** Code blocks of a Markdown page that say where they come from. */
import { quoted } from './regions.ts'

const mark = /^<!-- from (\S+) -->$/

/** A page with its quotes as they should be, and what cannot be quoted. */
export type Requoted = { text: string; problems: string[] }

/** Puts into every marked code block what its source says now. */
export function requoted(page: string): Requoted {
  const problems: string[] = []
  const lines = page.split('\n')
  const out: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    out.push(line)
    const source = mark.exec(line)?.[1]
    if (source === undefined) continue
    const block = blockAt(lines, at + 1, source)
    if (typeof block === 'string') problems.push(`${source}: ${block}`)
    else {
      out.push(...block.lines)
      at = block.end
    }
  }
  return { text: out.join('\n'), problems }
}

/** The code block that begins here, as it should be; or why there is none. */
function blockAt(
  lines: readonly string[],
  begin: number,
  source: string,
): { lines: string[]; end: number } | string {
  const fence = lines[begin] ?? ''
  const end = lines.indexOf('```', begin + 1)
  if (!fence.startsWith('```') || end < 0) return 'no code block follows its mark'
  const code = quoted(source) ?? ''
  return code === '' ? 'there is no such region' : { lines: [fence, ...code.split('\n'), '```'], end }
}

const isCode = /^```(ts|tsx|js|jsx)\b/

/** Blocks of code that nobody runs: their first lines. */
export function unquoted(page: string): string[] {
  const lines = page.split('\n')
  let isOpen = false
  return lines.flatMap((line, at) => {
    if (!line.startsWith('```')) return []
    isOpen = !isOpen
    return isOpen && isCode.test(line) && !mark.test(lines[at - 1] ?? '') ? [lines[at + 1] ?? ''] : []
  })
}
