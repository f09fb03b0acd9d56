import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Columns } from '@portal/ui-kit'
import { Region } from '../region.tsx'
import { FigureTilePart } from './figure-tile-part.tsx'
import type { FigureTile } from './part.ts'
import { inPlaces } from './shown-parts.ts'

/** As many as can be read at a glance. */
const most = 4

/** The first figures that apply to the person; a following one replaces one that does not. */
export function TileRow({ tiles }: { tiles: readonly FigureTile[] }) {
  const { t } = useTranslation('dashboard')
  const [absent, setAbsent] = useState<ReadonlySet<string>>(new Set())
  const leaveOut = useCallback((title: string) => setAbsent((before) => new Set([...before, title])), [])
  const shown = inPlaces(tiles, absent, most)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('tiles.title')}>
      <Columns count="even">
        {shown.map((tile) => (
          <Region key={tile.title}>
            <FigureTilePart tile={tile} useFigure={tile.useFigure} onAbsent={leaveOut} />
          </Region>
        ))}
      </Columns>
    </section>
  )
}
