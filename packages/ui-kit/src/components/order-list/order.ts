/** The order with one row moved before another, or to the end. */
export function movedBefore(order: readonly string[], id: string, beforeId: string | null): string[] {
  if (!order.includes(id) || id === beforeId) return [...order]
  const rest = order.filter((other) => other !== id)
  const at = beforeId === null ? -1 : rest.indexOf(beforeId)
  return at === -1 ? [...rest, id] : rest.toSpliced(at, 0, id)
}

/** The order with one row moved by some positions; it stops at the ends. */
export function movedBy(order: readonly string[], id: string, by: number): string[] {
  const at = order.indexOf(id)
  if (at === -1) return [...order]
  const to = Math.min(order.length - 1, Math.max(0, at + by))
  return order.toSpliced(at, 1).toSpliced(to, 0, id)
}
