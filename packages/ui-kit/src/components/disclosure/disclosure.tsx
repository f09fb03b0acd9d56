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
  /** A function is called while it is open, for details that are loaded. */
  children: ReactNode | (() => ReactNode)
}

/**
 * Hides details that few people need.
 *
 * @example
 * <Disclosure title="History">{() => <History id={id} />}</Disclosure>
 */
export function Disclosure({ title, meta, level = 3, children, ...disclosure }: DisclosureProps) {
  return (
    <AriaDisclosure {...disclosure} className={css.root}>
      {({ isExpanded }) => (
        <>
          <Heading level={level} className={css.heading}>
            <Button slot="trigger" className={css.trigger}>
              <Icon id="chevronRight" size="sm" />
              <span>{title}</span>
            </Button>
          </Heading>
          {meta === undefined ? null : <div className={css.meta}>{meta}</div>}
          <DisclosurePanel className={css.panel}>
            <div className={css.content}>{contentOf(children, isExpanded)}</div>
          </DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  )
}

function contentOf(children: DisclosureProps['children'], isExpanded: boolean): ReactNode {
  if (typeof children !== 'function') return children
  return isExpanded ? children() : null
}
