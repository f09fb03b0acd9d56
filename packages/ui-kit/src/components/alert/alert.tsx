import type { ReactNode } from 'react'
import { Icon } from '#components/icon/icon.tsx'
import { IconFace } from '#components/icon-button/icon-face.tsx'
import { classNames } from '#css/class-names.ts'
import { softTones } from '#css/tone.css.ts'
import { toneIcons, type Tone } from '#private/tone.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './alert.css.ts'

/** A notice inside a page. */
export interface AlertProps {
  tone?: Tone | undefined
  title?: ReactNode
  /** Buttons or links that help. */
  actions?: ReactNode
  onDismiss?: (() => void) | undefined
  /** Does not announce it; for notices that are there from the start. */
  isSilent?: boolean | undefined
  children?: ReactNode
}

/** A notice on this page that stays as long as it is true; for a temporary message use `toast`. */
export function Alert({ tone = 'info', title, actions, onDismiss, isSilent = false, children }: AlertProps) {
  const words = useWords()
  const role = isSilent ? undefined : tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={classNames(css.root, softTones[tone])} role={role}>
      <span className={css.icon}>
        <Icon id={toneIcons[tone]} label={words.tone[tone]} />
      </span>
      <div className={css.words}>
        {title === undefined ? null : <p className={css.title}>{title}</p>}
        {children === undefined ? null : <div className={css.body}>{children}</div>}
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <IconFace icon="x" size="sm" label={words.close} onPress={onDismiss} />
      )}
    </div>
  )
}
