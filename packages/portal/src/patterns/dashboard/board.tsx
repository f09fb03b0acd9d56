import { useMemo } from 'react'
import { useSession } from '@portal/sdk/react'
import { Columns, Stack } from '@portal/ui-kit'
import { Region } from '../region.tsx'
import { useStoredScreen } from '../saved-views/use-stored-screen.ts'
import { ArrangeButton } from './arrange-button.tsx'
import { arranged, layoutOf, shownOf } from './arrangement.ts'
import { BandPart } from './band-part.tsx'
import { CardPart } from './card-part.tsx'
import type { AreaDashboard } from './part.ts'
import { shownParts } from './shown-parts.ts'
import { TileRow } from './tile-row.tsx'
import { WaitingCard } from './waiting-card.tsx'

const nobody: readonly string[] = []

/** A person's dashboard from the parts of all areas: pending items, figures, and cards. */
export function Board({ areas }: { areas: readonly AreaDashboard[] }) {
  const session = useSession()
  const granted = session?.userData.accessPermissions ?? nobody
  const isView = session?.kind === 'view'
  const parts = useMemo(() => shownParts(areas, { granted, isView }), [areas, granted, isView])
  const [kept, keep] = useStoredScreen()
  const tiles = arranged('tiles', parts.tiles, kept.layout)
  const cards = arranged('cards', parts.cards, kept.layout)
  return (
    <Stack>
      <Region>
        <WaitingCard lines={parts.waiting} />
      </Region>
      <TileRow tiles={shownOf(tiles)} />
      <Columns count="pairs">
        {shownOf(cards).map((card) => (
          <CardPart key={card.title} card={card} />
        ))}
      </Columns>
      {parts.bands.map((band) => (
        <BandPart key={band.title} band={band} />
      ))}
      {isView ? null : (
        <ArrangeButton
          parts={{ tiles, cards }}
          onArrange={(next) => keep({ ...kept, layout: layoutOf(next) })}
          onReset={() => keep({ ...kept, layout: null })}
        />
      )}
    </Stack>
  )
}
