import { MenuButton } from '#components/menu-button/menu-button.tsx'
import type { Density } from '#tokens/scale.ts'
import { useWords } from '#words/use-words.ts'

interface DensitySwitchProps {
  density: Density | undefined
  onDensity: (density: Density) => void
}

/** Chooses the density of the rows. */
export function DensitySwitch({ density = 'comfortable', onDensity }: DensitySwitchProps) {
  const { density: words } = useWords()
  return (
    <MenuButton
      label={words.label}
      icon="rows"
      isIconOnly
      size="sm"
      tone="neutral"
      sections={[
        {
          title: words.label,
          selected: density,
          onSelect: (id) => onDensity(id === 'compact' ? 'compact' : 'comfortable'),
          items: [
            { id: 'comfortable', label: words.comfortable },
            { id: 'compact', label: words.compact },
          ],
        },
      ]}
    />
  )
}
