import { useEffect, useState, type ComponentType } from 'react'
import { Region } from './region.tsx'

/**
 * A part of the frame that its page need not wait for: it is loaded when the browser has nothing else to do, and nothing
 * stands in its place before. What could not be loaded is tried again when the network is back.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => loadWhenIdle(load, (loaded) => setPart(() => loaded)), [])
    return Part === undefined ? null : (
      <Region fallback={null}>
        <Part {...props} />
      </Region>
    )
  }
}

const withoutIdleMs = 300

function loadWhenIdle<Loaded>(load: () => Promise<Loaded>, tell: (loaded: Loaded) => void): () => void {
  let isWanted = true
  const begin = () => {
    load().then(
      (loaded) => {
        if (isWanted) tell(loaded)
      },
      () => window.addEventListener('online', begin, { once: true }),
    )
  }
  // Safari has no requestIdleCallback.
  const hasIdle = 'requestIdleCallback' in window
  const waiting = hasIdle ? window.requestIdleCallback(begin) : window.setTimeout(begin, withoutIdleMs)
  return () => {
    isWanted = false
    if (hasIdle) window.cancelIdleCallback(waiting)
    else window.clearTimeout(waiting)
    window.removeEventListener('online', begin)
  }
}
