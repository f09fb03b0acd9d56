import { useEffect, useState } from 'react'
import { forcedColours } from '#css/media.ts'

interface Paint {
  /** Goes up whenever colours may have changed. */
  turn: number
  /** How many pixels of the screen one of the page has. */
  ratio: number
}

const next = ({ turn }: Paint): Paint => ({ turn: turn + 1, ratio: devicePixelRatio })

/** Tells when a canvas must be drawn anew though its data are the same: another theme, forced colours, another screen. */
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
