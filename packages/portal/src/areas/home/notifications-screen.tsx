import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Skeleton, Tabs, type TabItem } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { NotificationInbox } from './notification-inbox.tsx'

const Preferences = lazy(() =>
  import('./notification-preferences.tsx').then((file) => ({ default: file.NotificationPreferences })),
)
const Exclusions = lazy(() =>
  import('./notification-exclusions.tsx').then((file) => ({ default: file.NotificationExclusions })),
)

const views = ['list', 'preferences', 'exclusions'] as const
type View = (typeof views)[number]

const contents: Readonly<Record<View, ReactNode>> = {
  list: <NotificationInbox />,
  preferences: <Preferences />,
  exclusions: <Exclusions />,
}

/** Notifications, preferences, and exclusions (COM-4). */
export function NotificationsScreen() {
  const { t } = useTranslation(['notifications', 'menu'])
  const [params] = useSearchParams()
  const can = useCan()
  const allowed = views.filter((view) => view !== 'exclusions' || can('NOTIFICACIONES_EXCLUSIONES'))
  const shown = allowed.find((view) => view === params.get('view')) ?? 'list'
  const items = allowed.map((id): TabItem<View> => {
    const href = id === 'list' ? '/notifications' : `/notifications?view=${id}`
    const content = id === shown ? <Suspense fallback={waiting}>{contents[id]}</Suspense> : null
    return { id, label: t(`views.${id}`), href, content }
  })
  return (
    <ScreenPage title={t('menu:screens.notifications')} description={t('text')} width="full">
      <Tabs label={t('viewsLabel')} items={items} selected={shown} />
    </ScreenPage>
  )
}

const waiting = <Skeleton shape="block" height="20rem" />
