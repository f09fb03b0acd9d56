import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Icon } from '#components/icon/icon.tsx'
import type { IconId } from '#icons/icons.ts'
import { classNames } from '#css/class-names.ts'
import type { ButtonSize, ButtonTone } from './button.tsx'
import * as css from './button.css.ts'

/** A link that looks like a button. */
export interface LinkButtonProps extends Pick<AriaLinkProps, 'target' | 'rel' | 'download' | 'onPress'> {
  href: string
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  icon?: IconId | undefined
  children: ReactNode
}

/** Navigates, but looks like a button: for the main next step of a page, such as “New user”. */
export function LinkButton({ tone = 'neutral', size = 'md', icon, children, ...link }: LinkButtonProps) {
  const isWorded = tone === 'quiet' && typeof children === 'string'
  return (
    <AriaLink
      {...link}
      className={classNames(css.root, css.tones[tone], css.sizes[size], isWorded && css.worded)}
    >
      <span className={css.content}>
        {icon === undefined ? null : <Icon id={icon} size="sm" />}
        <span className={css.text}>{children}</span>
      </span>
    </AriaLink>
  )
}
