/** Moves overlapping labels apart by as little as needed, keeping their order; all in pixels. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).toSorted((one, other) => one.y - other.y)
  const placed: number[] = []
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? top - gap) + gap))
  // Labels pushed beyond the lower end push their neighbours back up.
  for (let at = placed.length - 1, end = bottom; at >= 0; at -= 1) {
    const held = Math.min(placed[at] ?? end, end)
    placed[at] = held
    end = held - gap
  }
  const result = [...wanted]
  for (const [rank, { at }] of order.entries()) result[at] = placed[rank] ?? 0
  return result
}
