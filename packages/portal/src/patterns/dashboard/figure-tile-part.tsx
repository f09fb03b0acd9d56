import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, Tile, type Tone } from '@portal/ui-kit'
import type { FigureState, UseFigure } from './figure.ts'
import type { FigureTile } from './part.ts'
import { useFailureWords } from './small-failure.tsx'

const tones: Record<FigureState, Tone> = {
  neutral: 'neutral',
  good: 'success',
  attention: 'warning',
  critical: 'danger',
}

interface FigureTilePartProps {
  tile: FigureTile
  useFigure: UseFigure
  /** Called when the figure does not apply to this person. */
  onAbsent: (title: string) => void
}

/** One figure: loading, loaded, or failed. */
export function FigureTilePart({ tile: { title, icon, href }, useFigure, onAbsent }: FigureTilePartProps) {
  const { t } = useTranslation('dashboard')
  const { figure, error, refresh } = useFigure()
  useEffect(() => {
    if (figure === null) onAbsent(title)
  }, [figure, title, onAbsent])
  const frame = { label: t(`tiles.labels.${title}`), icon, href }
  if (figure) {
    const { state, ...shown } = figure
    return <Tile {...frame} {...shown} tone={tones[state]} />
  }
  if (error !== undefined) return <UnreadTile {...frame} error={error} onRetry={refresh} />
  return <Tile {...frame} />
}

interface UnreadTileProps extends Pick<FigureTile, 'icon' | 'href'> {
  label: string
  error: unknown
  onRetry: () => void
}

function UnreadTile({ error, onRetry, ...frame }: UnreadTileProps) {
  const { t } = useTranslation('dashboard')
  const { text, isFinal } = useFailureWords(error)
  return (
    <Tile
      {...frame}
      value="—"
      text={text}
      action={
        isFinal ? undefined : (
          <IconButton icon="refresh" size="sm" label={t('retry', { name: frame.label })} onPress={onRetry} />
        )
      }
    />
  )
}
