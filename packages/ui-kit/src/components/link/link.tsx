import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import * as css from './link.css.ts'

/** Where a link goes. */
export interface LinkProps
  extends Pick<AriaLinkProps, 'target' | 'rel' | 'download' | 'onPress' | 'aria-label' | 'id'> {
  href: string
  /** `quiet` keeps the colour of the text around and shows the line on hover, for names in tables. */
  tone?: 'link' | 'quiet' | undefined
  /** Marks a page outside the portal, which opens in a new tab. */
  isExternal?: boolean | undefined
  children: ReactNode
}

/** Goes to another page; through the router when `KitProvider` was given one. */
export function Link({ tone = 'link', isExternal = false, children, ...link }: LinkProps) {
  const outside = isExternal ? ({ target: '_blank', rel: 'noreferrer' } as const) : {}
  return (
    <AriaLink {...outside} {...link} className={classNames(css.root, css.tones[tone])}>
      {children}
      {isExternal ? <Icon id="external" size="sm" /> : null}
    </AriaLink>
  )
}
