import { Region } from '../region.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { DashboardBand } from './part.ts'

/** A band below all cards: it neither moves content when it appears, nor leaves a gap. */
export function BandPart({ band }: { band: DashboardBand }) {
  const { value: Content } = useLoaded(band.load)
  return Content === undefined ? null : (
    <Region fallback={null}>
      <Content />
    </Region>
  )
}
