import { useMemo } from 'react'
import { useSession } from '@portal/sdk/react'
import { Columns, Stack } from '@portal/ui-kit'
import { Region } from '../region.tsx'
import { BandPart } from './band-part.tsx'
import { CardPart } from './card-part.tsx'
import type { AreaDashboard } from './part.ts'
import { shownParts } from './shown-parts.ts'
import { TileRow } from './tile-row.tsx'
import { WaitingCard } from './waiting-card.tsx'

const nobody: readonly string[] = []

/** The dashboard of one person: what waits, how things stand, and what is worth a look, out of what the areas bring. */
export function Board({ areas }: { areas: readonly AreaDashboard[] }) {
  const session = useSession()
  const granted = session?.userData.accessPermissions ?? nobody
  const isView = session?.kind === 'view'
  const parts = useMemo(() => shownParts(areas, { granted, isView }), [areas, granted, isView])
  return (
    <Stack>
      <Region>
        <WaitingCard lines={parts.waiting} />
      </Region>
      <TileRow tiles={parts.tiles} />
      <Columns count="pairs">
        {parts.cards.map((card) => (
          <CardPart key={card.title} card={card} />
        ))}
      </Columns>
      {parts.bands.map((band) => (
        <BandPart key={band.title} band={band} />
      ))}
    </Stack>
  )
}
