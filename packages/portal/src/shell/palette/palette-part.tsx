import { useAtomValue } from 'jotai'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, toast, useShortcut } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { paletteKeysAtom } from '../settings.ts'
import { paletteKeys } from './palette-keys.ts'

export interface PaletteProps {
  screens: readonly Screen[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Opens the palette: a button in the bar, and Ctrl+K unless the person has switched it off (SHE-8). */
export function PalettePart({ screens }: Pick<PaletteProps, 'screens'>) {
  const { t } = useTranslation(['frame', 'shell'])
  const [isOpen, setOpen] = useState(false)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const hasKeys = useAtomValue(paletteKeysAtom)
  const open = () => {
    setOpen(true)
    if (Palette !== undefined) return
    import('./palette.tsx').then(
      (file) => setPalette(() => file.Palette),
      () => {
        setOpen(false)
        toast({ tone: 'danger', title: t('shell:screenFailure.chunk') })
      },
    )
  }
  useShortcut(hasKeys ? paletteKeys : null, () => (isOpen ? setOpen(false) : open()))
  return (
    <>
      <IconButton icon="search" label={t('palette.open')} onPress={open} />
      {Palette === undefined ? null : <Palette screens={screens} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
