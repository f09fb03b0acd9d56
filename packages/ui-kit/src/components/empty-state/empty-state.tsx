import type { ReactNode } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import type { IconId } from '#icons/icons.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './empty-state.css.ts'

/** Why there is nothing: nobody made one yet, nothing matches what was asked, or the person may not see it. */
export type EmptyKind = 'none-yet' | 'none-match' | 'no-permission'

/** A place with nothing in it. */
export interface EmptyStateProps {
  kind?: EmptyKind | undefined
  /** The kit's words for the kind when left out. */
  title?: ReactNode
  /** The kit's words when left out, unless a title of one's own says it all. */
  children?: ReactNode
  icon?: IconId | undefined
  /** What to do about it: make the first one, clear the filters, ask for access. */
  action?: ReactNode
}

const looks = {
  'none-yet': { icon: 'inbox', words: 'noneYet' },
  'none-match': { icon: 'search', words: 'noneMatch' },
  'no-permission': { icon: 'lock', words: 'noPermission' },
} as const

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ kind = 'none-yet', title, children, icon, action }: EmptyStateProps) {
  const look = looks[kind]
  const words = useWords().empty[look.words]
  // What to do about nothing that matches helps beside any title; that data will come does not.
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
