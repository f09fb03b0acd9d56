/** A text on a page of A4, in points from the bottom left. */
export type Drawn = { x: number; y: number; text: string; size?: number }

/** A minimal PDF with these pages, in a built-in font; texts in Latin-1. */
export function plainPdf(pages: readonly (readonly Drawn[])[]): Buffer {
  const contents = pages.map((page) => page.map(drawn).join('\n'))
  const kids = pages.map((_, at) => `${5 + at * 2} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content) => [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`, '']),
  ].map((object, at) =>
    object === ''
      ? `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${at} 0 R >>`
      : object,
  )
  return written(objects)
}

const drawn = ({ x, y, text, size = 9 }: Drawn): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`

function written(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}${table}${end}`, 'latin1')
}
