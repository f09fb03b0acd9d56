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
    const close = lines.indexOf('```', at + 2)
    const code = quoted(source)
    if (!lines[at + 1]?.startsWith('```') || close < 0)
      problems.push(`${source}: no code block follows its mark`)
    else if (code === undefined || code === '') problems.push(`${source}: there is no such region`)
    else {
      out.push(lines[at + 1] ?? '', ...code.split('\n'), '```')
      at = close
    }
  }
  return { text: out.join('\n'), problems }
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
