import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import type { IconId } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { openable } from './starred-pages.ts'
import { useStarred } from './use-starred.ts'

/** A starred page with its label: its own name, or the title of its screen in the current language. */
export interface StarredLine {
  readonly url: string
  readonly label: string
  readonly title: string
  readonly icon: IconId
}

/** The accessible starred pages, in order. */
export function useStarredLines(screens: readonly Screen[]): readonly StarredLine[] {
  const { t } = useTranslation('menu')
  const granted = useSession()?.userData.accessPermissions
  const { pages } = useStarred()
  return useMemo(
    () =>
      openable(pages ?? [], screens, granted ?? []).map(({ page, screen }) => {
        const title = t(`screens.${screen.title}`)
        const icon = page.highlightAction ? 'starred' : screen.icon
        return { url: page.url, label: page.label ?? title, title, icon }
      }),
    [pages, screens, granted, t],
  )
}
