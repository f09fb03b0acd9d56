import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import * as css from './link.css.ts'

/** Where a link goes. */
export interface LinkProps
  extends Pick<AriaLinkProps, 'target' | 'rel' | 'download' | 'onPress' | 'aria-label' | 'id'> {
  href: string
  /** `quiet` keeps the colour of the surrounding text and is underlined on hover, for names in tables. */
  tone?: 'link' | 'quiet' | undefined
  /** Marks a page outside the portal, which opens in a new tab. */
  isExternal?: boolean | undefined
  children: ReactNode
}

/** Navigates to another page; with the router when `KitProvider` has one. */
export function Link({ tone = 'link', isExternal = false, children, ...link }: LinkProps) {
  const outside = isExternal ? ({ target: '_blank', rel: 'noreferrer' } as const) : {}
  return (
    <AriaLink {...outside} {...link} className={classNames(css.root, css.tones[tone])}>
      {children}
      {isExternal ? <Icon id="external" size="sm" /> : null}
    </AriaLink>
  )
}
