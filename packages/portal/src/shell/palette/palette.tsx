import { CommandPalette } from '@portal/ui-kit'
import type { PaletteProps } from './palette-props.ts'
import { useActionCommands } from './use-action-commands.ts'
import { usePageCommands } from './use-page-commands.ts'
import { useRecordSources } from './use-record-sources.ts'

/** One field for the screens, starred pages, actions and records that the person may open (SHE-8). */
export function Palette({ screens, isOpen, onOpenChange }: PaletteProps) {
  const pages = usePageCommands(screens)
  const actions = useActionCommands()
  const sources = useRecordSources(screens)
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      groups={[...pages, actions]}
      sources={sources}
    />
  )
}
