import { useEffect, useState } from 'react'
import { forcedColours } from '#css/media.ts'

interface Paint {
  /** Incremented whenever colours may have changed. */
  turn: number
  /** Device pixels per CSS pixel. */
  ratio: number
}

const next = ({ turn }: Paint): Paint => ({ turn: turn + 1, ratio: devicePixelRatio })

/** Reports when a canvas must be redrawn with the same data: another theme, forced colours, another screen. */
export function useRepaint(): Paint {
  const [paint, setPaint] = useState<Paint>(() => ({ turn: 0, ratio: devicePixelRatio }))
  useEffect(() => {
    const repaint = () => setPaint(next)
    const theme = new MutationObserver(repaint)
    theme.observe(document.body, { attributeFilter: ['class'] })
    const queries = [forcedColours, `(resolution: ${paint.ratio}dppx)`].map((query) => matchMedia(query))
    for (const query of queries) query.addEventListener('change', repaint)
    return () => {
      theme.disconnect()
      for (const query of queries) query.removeEventListener('change', repaint)
    }
  }, [paint.ratio])
  return paint
}
