import { useTranslation } from 'react-i18next'
import { isPortalError } from '@portal/sdk'
import { Badge, Button, type LinkListItem, VisuallyHidden } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { Waiting } from '../waiting/waiting.ts'
import type { WaitingLine } from './part.ts'

const looks = {
  neutral: { tone: 'neutral', icon: undefined },
  attention: { tone: 'warning', icon: 'warning' },
  critical: { tone: 'danger', icon: 'danger' },
} as const

/** The count of a kind as a line; none for zero or unknown. */
export function useWaitingItem(): (line: WaitingLine, answer: Waiting) => LinkListItem | undefined {
  const { t } = useTranslation(['dashboard', 'general'])
  const format = useFormat()
  return ({ title, href, state }, answer) => {
    const { count, refresh } = answer
    const name = t(`waiting.kinds.${title}`)
    const line = { id: title, title: name, href }
    if (isUnread(answer)) {
      return {
        ...line,
        start: <Badge>—</Badge>,
        end: (
          <Button tone="quiet" size="sm" icon="refresh" aria-label={t('retry', { name })} onPress={refresh}>
            {t('general:actions.retry')}
          </Button>
        ),
      }
    }
    if (count === undefined || count === 0) return undefined
    const { tone, icon } = looks[state]
    return {
      ...line,
      start: (
        <>
          <Badge tone={tone} icon={icon}>
            {format.whole(count)}
          </Badge>
          {state === 'neutral' ? null : <VisuallyHidden>{t(`states.${state}`)}</VisuallyHidden>}
        </>
      ),
    }
  }
}

/** Whether it failed for another reason than a missing permission. */
export function isUnread({ count, error }: Waiting): boolean {
  return count === undefined && error !== undefined && !isPortalError(error, 'permission')
}
