/** A text on a page, in points from the bottom left. */
export type PlacedText = { text: string; x: number; y: number; width: number }

/** The maximum vertical distance of texts on one line. */
const sameLine = 2.5
/** The maximum horizontal distance of texts in one word. */
const sameWord = 1

/** The lines of a page from top to bottom, in reading order: a file may contain its texts in any order. */
export function linesOf(texts: readonly PlacedText[]): string[] {
  const shown = texts.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y)
  const lines: PlacedText[][] = []
  for (const one of shown) {
    const line = lines.at(-1)
    if (line?.[0] !== undefined && line[0].y - one.y <= sameLine) line.push(one)
    else lines.push([one])
  }
  return lines.map(textOf)
}

function textOf(line: readonly PlacedText[]): string {
  let [text, end] = ['', Number.NEGATIVE_INFINITY]
  for (const one of line.toSorted((a, b) => a.x - b.x)) {
    text += text === '' || one.x - end < sameWord ? one.text : ` ${one.text}`
    end = one.x + one.width
  }
  return text.replace(/\s+/g, ' ').trim()
}
