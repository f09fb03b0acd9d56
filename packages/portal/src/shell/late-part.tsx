import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '@portal/ui-kit'
import { Region } from '#patterns/region.tsx'

/**
 * A part of the frame that the page need not wait for: loaded when the browser is idle, or after two seconds, without
 * a placeholder. A failed load is retried when the network is back.
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

function loadWhenIdle<Loaded>(load: () => Promise<Loaded>, onLoaded: (loaded: Loaded) => void): () => void {
  let isWanted = true
  const begin = () => {
    load().then(
      (loaded) => {
        if (isWanted) onLoaded(loaded)
      },
      () => window.addEventListener('online', begin, { once: true }),
    )
  }
  const callOff = whenIdle(begin)
  return () => {
    isWanted = false
    callOff()
    window.removeEventListener('online', begin)
  }
}
