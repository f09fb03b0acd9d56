/**
 * Acts as soon as nothing that opened above an element holds the focus any more, and what closed has given it back or
 * has tried to: on a busy machine a dialog is gone only some frames after it was closed. Returns what calls it off.
 */
export function afterOverlays(element: Element | null, act: () => void): () => void {
  let frame = 0
  const look = () => {
    // What closes gives the focus back in the frame after it has gone.
    frame = requestAnimationFrame(isAbove(document.activeElement, element) ? look : act)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

function isAbove(focused: Element | null, element: Element | null): boolean {
  const overlay = focused?.closest('[role=dialog], [role=alertdialog], [role=menu]')
  return overlay !== null && overlay !== undefined && !overlay.contains(element)
}
