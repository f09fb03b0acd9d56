import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton, toast, useShortcut } from '@portal/ui-kit'
import { paletteKeysAtom } from '../settings.ts'
import { paletteKeys } from './palette-keys.ts'
import { paletteOpenAtom } from './palette-open-atom.ts'
import type { PaletteProps } from './palette-props.ts'

/** Opens the palette: a button in the bar, and Ctrl+K unless the person has switched it off (SHE-8). */
export function PalettePart({ screens }: Pick<PaletteProps, 'screens'>) {
  const { t } = useTranslation(['frame', 'shell'])
  const [isOpen, setOpen] = useAtom(paletteOpenAtom)
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const hasKeys = useAtomValue(paletteKeysAtom)
  const load = useEffectEvent(() => {
    import('./palette.tsx').then(
      (file) => setPalette(() => file.Palette),
      () => {
        setOpen(false)
        toast({ tone: 'danger', title: t('shell:screenFailure.chunk') })
      },
    )
  })
  const isWanted = isOpen && Palette === undefined
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted])
  // The next person who signs in must not find it open.
  useEffect(() => () => setOpen(false), [setOpen])
  useShortcut(hasKeys ? paletteKeys : null, () => setOpen(!isOpen))
  return (
    <>
      <IconButton icon="search" label={t('palette.open')} onPress={() => setOpen(true)} />
      {Palette === undefined ? null : <Palette screens={screens} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
