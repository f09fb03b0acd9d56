import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { Button as KitButton } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { inkTones } from '#css/tone.css.ts'
import { toneIcons } from '#private/tone.ts'
import { useWords } from '#words/use-words.ts'
import type { ToastContent } from './toast-content.ts'
import * as css from './toast.css.ts'

/** The visible messages and the queued ones. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 })

/** The container of toasts; `KitProvider` renders it. */
export function ToastRegion() {
  const words = useWords()
  return (
    <AriaToastRegion
      queue={toastQueue}
      className={css.region}
      aria-label={words.toasts.label}
      data-region="toasts"
    >
      {({ toast }) => {
        const { tone = 'neutral', title, description, action } = toast.content
        return (
          <AriaToast toast={toast} className={css.toast}>
            <span className={classNames(css.icon, inkTones[tone])}>
              <Icon id={toneIcons[tone]} label={words.tone[tone]} />
            </span>
            <AriaToastContent className={css.words}>
              <Text slot="title" className={css.title}>
                {title}
              </Text>
              {description === undefined ? null : (
                <Text slot="description" className={css.description}>
                  {description}
                </Text>
              )}
              {action === undefined ? null : (
                <KitButton
                  slot={null}
                  size="sm"
                  onPress={() => {
                    action.onPress()
                    toastQueue.close(toast.key)
                  }}
                >
                  {action.label}
                </KitButton>
              )}
            </AriaToastContent>
            <Button slot="close" className={css.close} aria-label={words.toasts.dismiss}>
              <Icon id="x" size="sm" />
            </Button>
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}
