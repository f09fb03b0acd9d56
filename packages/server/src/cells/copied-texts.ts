/** The values of a row of binary COPY as texts. */
export function copiedTexts(bytes: Buffer, start: number): (string | null)[] {
  const columns = bytes.readInt16BE(start)
  const texts: (string | null)[] = []
  let from = start + 2
  for (let column = 0; column < columns; column += 1) {
    const length = bytes.readInt32BE(from)
    from += 4
    texts.push(length < 0 ? null : bytes.toString('utf8', from, from + length))
    from += Math.max(0, length)
  }
  return texts
}
