import type { ReactNode } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import type { IconId } from '#icons/icons.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './empty-state.css.ts'

/** The reason: nothing was created yet, nothing matches the filters, or the person may not see it. */
export type EmptyKind = 'none-yet' | 'none-match' | 'no-permission'

/** A place with nothing in it. */
export interface EmptyStateProps {
  kind?: EmptyKind | undefined
  /** Defaults to the kit's title for the kind. */
  title?: ReactNode
  /** Defaults to the kit's text, unless a custom title says it all. */
  children?: ReactNode
  icon?: IconId | undefined
  /** The next step: create the first one, clear the filters, request access. */
  action?: ReactNode
}

const looks = {
  'none-yet': { icon: 'inbox', words: 'noneYet' },
  'none-match': { icon: 'search', words: 'noneMatch' },
  'no-permission': { icon: 'lock', words: 'noPermission' },
} as const

/** Says why a list is empty and what to do about it. */
export function EmptyState({ kind = 'none-yet', title, children, icon, action }: EmptyStateProps) {
  const look = looks[kind]
  const words = useWords().empty[look.words]
  // Advice for an empty search fits any title; advice for data that is still to come does not.
  const text = children ?? (title === undefined || kind !== 'none-yet' ? words.text : undefined)
  return (
    <div className={css.root}>
      <span className={css.icon}>
        <Icon id={icon ?? look.icon} size="lg" />
      </span>
      <div className={css.title}>{title ?? words.title}</div>
      {text === undefined ? null : <div className={css.text}>{text}</div>}
      {action === undefined ? null : <div className={css.action}>{action}</div>}
    </div>
  )
}
