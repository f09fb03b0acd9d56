/** The code blocks of a guide, each with a mark that states what the reader does with it. */

/**
 * The reader runs it, sees it in an existing file, writes it into a new one, or applies it as a diff. Commands marked
 * as later may run after all files are written.
 */
export type Block = {
  does: 'run' | 'run later' | 'see' | 'write' | 'change'
  file: string
  text: string
  line: number
}

const mark = /^<!-- (run later|run|see|write|change)(?: (\S+))? -->$/

/** Every block of a page in order. Throws on a block without a mark: nothing is left to be tried by hand. */
export function blocksOf(page: string): Block[] {
  const lines = page.split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (!(lines[at] ?? '').startsWith('```')) continue
    const [, does, file = ''] = mark.exec(lines[at - 1] ?? '') ?? []
    if (does === undefined) throw new Error(`line ${at + 1}: a block that nobody is told what to do with`)
    const end = lines.indexOf('```', at + 1)
    const text = lines.slice(at + 1, end).join('\n')
    if (!isNamed(file, lines.slice(0, at - 1)))
      throw new Error(`line ${at + 1}: the text before it does not name ${file}`)
    blocks.push({ does: does as Block['does'], file, text, line: at + 1 })
    at = end
  }
  return blocks
}

/** Whether the text names the file: marks are invisible on the rendered page. */
const isNamed = (file: string, before: readonly string[]): boolean =>
  file === '' || before.some((line) => line.includes(`\`${file}\``))

/** Applies a diff to a text: `@@` separates hunks. Each hunk must match exactly once. */
export function changed(text: string, difference: string): string {
  let after = text
  for (const hunk of difference.split(/^@@.*\n/m).filter((one) => one.trim() !== '')) {
    const lines = hunk.split('\n').filter((line) => line !== '')
    const side = (sign: '-' | '+') =>
      lines.filter((line) => line[0] === ' ' || line[0] === sign).map((line) => line.slice(1))
    const [before, then] = [side('-').join('\n'), side('+').join('\n')]
    if (after.split(before).length !== 2) throw new Error(`stands there not once:\n${before}`)
    after = after.replace(before, () => then)
  }
  return after
}
