import type { Screen } from '#patterns/screen.ts'

export interface PaletteProps {
  screens: readonly Screen[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}
