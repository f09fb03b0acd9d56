import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '#components/icon/icon.tsx'
import * as css from './disclosure.css.ts'

/** A collapsible section. */
export interface DisclosureProps
  extends Pick<
    AriaDisclosureProps,
    'isExpanded' | 'defaultExpanded' | 'onExpandedChange' | 'isDisabled' | 'id'
  > {
  title: ReactNode
  /** Shown below the title, open or not, such as a state and its time. */
  meta?: ReactNode
  level?: 2 | 3 | 4 | undefined
  children: ReactNode
}

/** Hides details that few people need. */
export function Disclosure({ title, meta, level = 3, children, ...disclosure }: DisclosureProps) {
  return (
    <AriaDisclosure {...disclosure} className={css.root}>
      <Heading level={level} className={css.heading}>
        <Button slot="trigger" className={css.trigger}>
          <Icon id="chevronRight" size="sm" />
          <span>{title}</span>
        </Button>
      </Heading>
      {meta === undefined ? null : <div className={css.meta}>{meta}</div>}
      <DisclosurePanel className={css.panel}>
        <div className={css.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
