import { MenuItem } from 'react-aria-components/Menu'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import * as list from '#private/list-box/option-list.css.ts'
import { MarkedText } from '#private/search/marked-text.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './command-palette.css.ts'
import type { Command } from './command.ts'
import { Keys } from './keys.tsx'
import { shortcutKeys } from './shortcut.ts'
import { isApple } from './use-shortcut.ts'

interface CommandItemProps {
  /** Unique in the palette. */
  id: string
  command: Command
  query: string
  onRun: () => void
}

/** One line of the palette. */
export function CommandItem({ id, command, query, onRun }: CommandItemProps) {
  const { label, description, icon, href, shortcut } = command
  return (
    <MenuItem
      id={id}
      textValue={label}
      onAction={onRun}
      {...(href === undefined ? {} : { href })}
      className={classNames(list.item, css.active)}
    >
      {icon === undefined ? null : (
        <span className={css.icon}>
          <Icon id={icon} size="sm" />
        </span>
      )}
      {/* The whole visible text is the accessible name, so that speech control users can say what they read. */}
      <span className={list.words}>
        <span className={css.label}>
          <span>
            <MarkedText text={label} query={query} />
          </span>
          {shortcut === undefined ? null : <Keys names={shortcutKeys(shortcut, isApple())} />}
        </span>
        {description === undefined ? null : (
          <span className={list.description}>
            <MarkedText text={description} query={query} />
          </span>
        )}
      </span>
    </MenuItem>
  )
}

/** The row of a failed source: choosing it retries. */
export function RetryItem({ id, title, onRetry }: { id: string; title: string; onRetry: () => void }) {
  const words = useWords()
  const text = words.palette.failed(title)
  return (
    <MenuItem id={id} textValue={text} onAction={onRetry} className={classNames(list.item, css.active)}>
      <span className={css.failed}>
        <Icon id="warning" size="sm" />
      </span>
      <span className={classNames(list.words, css.failed)}>{text}</span>
      <span>{words.retry}</span>
      <Icon id="refresh" size="sm" />
    </MenuItem>
  )
}
