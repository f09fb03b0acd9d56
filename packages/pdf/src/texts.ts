import type { PdfFacts } from './document.ts'
import { ink, makeRoom, type Paper, size } from './page.ts'

const looks = {
  H1: { font: 'bold', size: size.title, above: 0, below: 8 },
  H2: { font: 'bold', size: size.heading, above: 10, below: 4 },
  P: { font: 'regular', size: size.text, above: 0, below: 6 },
} as const

/** Writes a line or a paragraph below the current content. */
export function writeText(paper: Paper, tag: keyof typeof looks, text: string): void {
  const { pdf, root, left, width } = paper
  const look = looks[tag]
  pdf.font(look.font).fontSize(look.size).fillColor(ink.text)
  // Avoid a heading alone at the end of a page.
  const height = Math.min(pdf.heightOfString(text, { width }), 200)
  makeRoom(paper, look.above + height + (tag === 'P' ? 0 : 48))
  pdf.y += look.above
  root.add(pdf.struct(tag, {}, () => void pdf.text(text, left, pdf.y, { width })))
  pdf.y += look.below
}

/** Writes pairs of a label and what it says, two in a line. */
export function writeFacts(paper: Paper, { facts }: PdfFacts): void {
  const { pdf, left, width } = paper
  const column = width / 2
  const labelWidth = 120
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2)
    pdf.font('regular').fontSize(size.text)
    const heights = pair.map(([label, text]) =>
      Math.max(
        pdf.heightOfString(label, { width: labelWidth - 8 }),
        pdf.heightOfString(text, { width: column - labelWidth - 8 }),
      ),
    )
    const height = Math.max(...heights) + 3
    makeRoom(paper, height)
    const y = pdf.y
    for (const [index, [label, text]] of pair.entries()) {
      const x = left + index * column
      const draw = () => {
        pdf
          .font('regular')
          .fillColor(ink.muted)
          .text(label, x, y, { width: labelWidth - 8 })
        pdf.fillColor(ink.text).text(text, x + labelWidth, y, { width: column - labelWidth - 8 })
      }
      paper.root.add(pdf.struct('P', {}, draw))
    }
    pdf.x = left
    pdf.y = y + height
  }
  pdf.y += 6
}
