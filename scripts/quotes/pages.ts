/** Code blocks of a Markdown page that name their source. */
import { quoted } from './regions.ts'

const mark = /^<!-- from (\S+) -->$/

/** A page with updated quotes, and the ones that failed. */
export type Requoted = { text: string; problems: string[] }

/** Updates every marked code block from its source. */
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

/** The updated code block that begins here, or why it cannot be quoted. */
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

/** The first lines of code blocks without a source. */
export function unquoted(page: string): string[] {
  const lines = page.split('\n')
  let isOpen = false
  return lines.flatMap((line, at) => {
    if (!line.startsWith('```')) return []
    isOpen = !isOpen
    return isOpen && isCode.test(line) && !mark.test(lines[at - 1] ?? '') ? [lines[at + 1] ?? ''] : []
  })
}
