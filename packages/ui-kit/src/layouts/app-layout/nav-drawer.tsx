import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import type { AppLayoutProps } from './app-layout-props.ts'
import * as css from './app-layout.css.ts'

interface NavDrawerProps extends Pick<AppLayoutProps, 'nav' | 'brand' | 'navFooter'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The menu of a narrow window, above the page. */
export function NavDrawer({ nav, brand, navFooter, isOpen, onOpenChange }: NavDrawerProps) {
  const { shell: words, close } = useWords()
  const state = { isCollapsed: false, onNavigate: () => onOpenChange(false) }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.backdrop}>
      <Modal className={css.drawer}>
        <Dialog aria-label={words.navigation} className={css.dialog}>
          <div className={classNames(css.dialog, css.drawerNav)} data-region="nav">
            <div className={css.brand}>
              {brand(state)}
              <span className={css.closer}>
                <IconButton icon="x" size="sm" label={close} onPress={() => onOpenChange(false)} />
              </span>
            </div>
            <nav className={css.menu} aria-label={words.navigation}>
              {nav(state)}
            </nav>
            {navFooter === undefined ? null : <div className={css.navFooter}>{navFooter}</div>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
