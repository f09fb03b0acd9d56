import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { decide, matchRoute, type PermissionName } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'
import { Badge, EmptyState, Inline, LinkButton, Stack } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { FramedPage } from './framed-page.tsx'
import { useFramedScreens } from './use-framed-screens.ts'

// Loaded on demand: most people only read what is missing and go back.
const AskAccess = lazy(async () => {
  const [file] = await Promise.all([import('./ask-access.tsx'), loadPhrases('access')])
  return { default: file.AskAccess }
})

/** Shows the requested page and its permission, and offers to request it (SHE-15). */
export function NotAuthorizedScreen() {
  const { t } = useTranslation('frame')
  const [params] = useSearchParams()
  const session = useSession()
  const from = params.get('from') ?? ''
  const [page = ''] = from.split('?', 1)
  const decision = decide(session && { permissions: session.userData.accessPermissions }, from)
  const name = useTitleOf(page)
  return (
    <FramedPage>
      <EmptyState
        kind="no-permission"
        title={<h1>{t('pages.notAuthorized.title')}</h1>}
        action={<WaysOn from={from} page={page} decision={decision.kind} />}
      >
        <Stack space="md" align="center">
          {page === '' ? null : <p>{t('pages.notAuthorized.asked', { page: name })}</p>}
          {decision.kind === 'allow' ? <p>{t('pages.notAuthorized.allowed')}</p> : null}
          {decision.kind === 'not-authorized' ? <Missing names={decision.missing} page={page} /> : null}
        </Stack>
      </EmptyState>
    </FramedPage>
  )
}

/** The title of a page; its path where there is no such screen. */
function useTitleOf(page: string): string {
  const { t } = useTranslation('menu')
  const path = matchRoute(page)?.route.path
  const screen = useFramedScreens()?.find((known) => known.path === path)
  return screen === undefined ? page : t(`screens.${screen.title}`)
}

interface WaysOnProps {
  from: string
  page: string
  decision: ReturnType<typeof decide>['kind']
}

/** Links to the page, to what would open it, or home. */
function WaysOn({ from, page, decision }: WaysOnProps) {
  const { t } = useTranslation('frame')
  const can = useCan()
  const uid = useSession()?.userData.uid
  const mayAskWhy = decision === 'not-authorized' && can('MENU_PERMISOS')
  return (
    <Inline justify="center">
      {decision === 'allow' ? (
        <LinkButton href={from} tone="primary">
          {t('pages.notAuthorized.open')}
        </LinkButton>
      ) : null}
      {mayAskWhy && uid !== undefined ? (
        <LinkButton href={xRayOf(uid, page)}>{t('pages.notAuthorized.why')}</LinkButton>
      ) : null}
      <LinkButton href="/">{t('pages.goHome')}</LinkButton>
    </Inline>
  )
}

/** Links to the explanation of the missing access (N8), for people who may use it. */
const xRayOf = (uid: string, page: string) =>
  `/permisos?${new URLSearchParams({ view: 'xray', user: uid, target: page }).toString()}`

function Missing({ names, page }: { names: readonly PermissionName[]; page: string }) {
  const { t } = useTranslation('frame')
  const labelOf = usePermissionLabel(names)
  return (
    <>
      <p>{t(names.length === 1 ? 'pages.notAuthorized.missing' : 'pages.notAuthorized.missingAny')}</p>
      <Inline justify="center">
        {names.map((name) => (
          <Badge key={name} icon="key" tone="warning">
            {labelOf(name)} ({name})
          </Badge>
        ))}
      </Inline>
      <Suspense fallback={null}>
        <AskAccess names={names} page={page} />
      </Suspense>
    </>
  )
}
