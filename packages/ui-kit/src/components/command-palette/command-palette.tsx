import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { Icon } from '#components/icon/icon.tsx'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './command-palette.css.ts'
import { cut, findGroups, type Command, type CommandGroup, type CommandSource } from './command.ts'
import { Keys } from './keys.tsx'
import { PaletteResults, type PaletteView } from './palette-results.tsx'
import { useSources, type SourceState } from './use-sources.ts'

/** The content of a palette and its open state. */
export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Commands that are already known, in display order. Pass only what the person may do. */
  groups: readonly CommandGroup[]
  /** Sources to query, shown below the groups; each loads and fails independently. */
  sources?: readonly CommandSource[] | undefined
  /** Called before a command runs, for a list of recent ones: the palette stores nothing. */
  onRun?: ((command: Command) => void) | undefined
  placeholder?: string | undefined
  /** The maximum number of rows per group. Defaults to 6. */
  limit?: number | undefined
  /** Debounce of the sources in milliseconds. Defaults to 200. */
  waitMs?: number | undefined
}

/**
 * One field for everything: screens, starred pages, actions and records. Open it with `useShortcut` and always with a
 * button too. Keys: write, arrows to move, Enter to run, Escape to close; the focus goes back to where it was. To
 * choose a value for a form use `ComboBox`; for the actions on one thing use `MenuButton`.
 * @example
 * useShortcut('mod+k', () => setOpen(true))
 * <CommandPalette isOpen={isOpen} onOpenChange={setOpen} groups={[{ id: 'screens', title: 'Screens', items }]} />
 */
export function CommandPalette({ isOpen, onOpenChange, ...palette }: CommandPaletteProps) {
  const words = useWords()
  const close = () => onOpenChange(false)
  return (
    <ModalOverlay className={css.backdrop} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className={css.modal}>
        <Dialog aria-label={words.palette.label} className={css.dialog}>
          <PaletteBody {...palette} onClose={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type PaletteBodyProps = Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void }

function PaletteBody({
  groups,
  sources = [],
  onRun,
  onClose,
  limit = 6,
  waitMs = 200,
  ...field
}: PaletteBodyProps) {
  const words = useWords()
  const [written, setWritten] = useState('')
  const query = written.trim()
  const stateOf = useSources(sources, query, waitMs)
  const states = sources.map((source) => ({ source, state: stateOf(source) }))
  const run = (command: Command) => {
    onClose()
    onRun?.(command)
    command.onAction?.()
  }
  return (
    <Autocomplete inputValue={written} onInputChange={setWritten}>
      <div className={css.head}>
        <Icon id="search" />
        <TextField aria-label={words.palette.label} autoFocus className={css.field}>
          <Input className={css.input} placeholder={field.placeholder ?? words.palette.placeholder} />
        </TextField>
        <IconButton icon="x" size="sm" label={words.close} hasTooltip={false} onPress={onClose} />
      </div>
      <PaletteResults {...viewOf(groups, states, query, limit)} query={query} onRun={run} />
      <KeyHints />
    </Autocomplete>
  )
}

function viewOf(
  groups: readonly CommandGroup[],
  states: readonly { source: CommandSource; state: SourceState }[],
  query: string,
  limit: number,
): PaletteView {
  const answered = states.flatMap(({ source, state }) =>
    state.kind === 'ready' && state.items.length > 0 ? [cut(source, state.items, limit)] : [],
  )
  return {
    groups: [...findGroups(groups, query, limit), ...answered],
    failed: states.flatMap(({ source: { id, title }, state }) =>
      state.kind === 'failed' ? [{ id, title, retry: state.retry }] : [],
    ),
    loading: states.flatMap(({ source, state }) => (state.kind === 'loading' ? [source] : [])),
  }
}

function KeyHints() {
  const { keys } = useWords().palette
  return (
    <footer className={css.footer} aria-hidden>
      <span className={css.hint}>
        <Keys names={['↑', '↓']} /> {keys.move}
      </span>
      <span className={css.hint}>
        <Keys names={['↵']} /> {keys.open}
      </span>
      <span className={css.hint}>
        <Keys names={['Esc']} /> {keys.close}
      </span>
    </footer>
  )
}
