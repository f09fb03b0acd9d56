import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import { scrollStop } from './scroll-stop.ts'
import * as css from './drawer.css.ts'

/** What a drawer holds. */
export interface DrawerContents {
  title: ReactNode
  /** The side it opens from: `end` for details and filters, `start` for navigation. */
  side?: 'start' | 'end' | undefined
  footer?: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
}

interface DrawerPanelProps extends DrawerContents {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The drawer itself, above the page. */
export function DrawerPanel({
  title,
  side = 'end',
  footer,
  children,
  isOpen,
  onOpenChange,
}: DrawerPanelProps) {
  const words = useWords()
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.backdrop}>
      <Modal className={classNames(css.panel, css.sides[side])} data-drawer={side}>
        <AriaDialog className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.head}>
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
                <IconButton icon="x" size="sm" label={words.close} onPress={close} />
              </header>
              <div ref={scrollStop} className={css.body}>
                {typeof children === 'function' ? children(close) : children}
              </div>
              {footer === undefined ? null : <footer className={css.footer}>{footer}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
