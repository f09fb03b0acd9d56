/**
 * Runs once no overlay above an element has the focus any more, and the closed one has restored it: on a slow machine
 * a dialog disappears some frames after closing. Returns a function that cancels it.
 */
export function afterOverlays(element: Element | null, act: () => void): () => void {
  let frame = 0
  const look = () => {
    // A closing overlay restores the focus in the frame after it disappears.
    frame = requestAnimationFrame(isAbove(document.activeElement, element) ? look : act)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

function isAbove(focused: Element | null, element: Element | null): boolean {
  const overlay = focused?.closest('[role=dialog], [role=alertdialog], [role=menu]')
  return overlay !== null && overlay !== undefined && !overlay.contains(element)
}
