import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button, EmptyState, Inline, LinkButton } from '@portal/ui-kit'
import { FramedPage } from './framed-page.tsx'
import { paletteOpenAtom } from './palette/palette-open-atom.ts'
import { useFramedScreens } from './use-framed-screens.ts'

/** Any unknown path leads here (specification §2). */
export function NotFoundScreen() {
  const { t } = useTranslation('frame')
  const [params] = useSearchParams()
  const search = useSetAtom(paletteOpenAtom)
  const hasSearch = useFramedScreens() !== undefined
  const [page = ''] = (params.get('from') ?? '').split('?', 1)
  return (
    <FramedPage>
      <EmptyState
        kind="none-match"
        title={<h1>{t('pages.notFound.title')}</h1>}
        action={
          <Inline justify="center">
            {hasSearch ? (
              <Button icon="search" onPress={() => search(true)}>
                {t('pages.notFound.search')}
              </Button>
            ) : null}
            <LinkButton href="/" tone="primary">
              {t('pages.goHome')}
            </LinkButton>
          </Inline>
        }
      >
        {page === '' ? t('pages.notFound.text') : t('pages.notFound.asked', { page })}
      </EmptyState>
    </FramedPage>
  )
}
