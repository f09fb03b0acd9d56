import type { ReactElement, ReactNode } from 'react'
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './drawer.css.ts'

/** A panel from the side. */
export interface DrawerProps {
  title: ReactNode
  /** From which side of reading it comes: `end` for details and filters, `start` for navigation. */
  side?: 'start' | 'end' | undefined
  footer?: ReactNode
  trigger?: ReactElement | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Shows details or filters beside the page, over it. */
export function Drawer({ trigger, isOpen, onOpenChange, ...panel }: DrawerProps) {
  const state = {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  }
  if (trigger === undefined) return <DrawerPanel {...panel} state={state} />
  return (
    <DialogTrigger {...state}>
      {trigger}
      <DrawerPanel {...panel} state={{}} />
    </DialogTrigger>
  )
}

interface DrawerPanelProps extends Pick<DrawerProps, 'title' | 'side' | 'footer' | 'children'> {
  state: { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void }
}

function DrawerPanel({ title, side = 'end', footer, children, state }: DrawerPanelProps) {
  const words = useWords()
  return (
    <ModalOverlay {...state} isDismissable className={css.backdrop}>
      <Modal className={classNames(css.panel, css.sides[side])}>
        <AriaDialog className={css.dialog}>
          {({ close }) => (
            <>
              <header className={css.head}>
                <Heading slot="title" level={2} className={css.title}>
                  {title}
                </Heading>
                <IconButton icon="x" size="sm" label={words.close} onPress={close} />
              </header>
              <div className={css.body}>{typeof children === 'function' ? children(close) : children}</div>
              {footer === undefined ? null : <footer className={css.footer}>{footer}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
