import { Region } from '../region.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { DashboardBand } from './part.ts'

/** Something below all cards: nothing below it moves when it comes, and nothing is missing when it does not. */
export function BandPart({ band }: { band: DashboardBand }) {
  const { value: Content } = useLoaded(band.load)
  return Content === undefined ? null : (
    <Region fallback={null}>
      <Content />
    </Region>
  )
}
