import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decide } from '@portal/permissions'
import { useSession } from '@portal/sdk/react'
import type { CommandGroup } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { allTitles } from '#phrases/all-titles.ts'
import type { ScreenTitle } from '#phrases/phrases.ts'
import { isOffered } from '../menu.ts'
import { useStarredLines } from '../starred/use-starred-lines.ts'

const noTitles = (): readonly string[] => []

/** The accessible screens whose path has no parameters. */
export function reachable(screens: readonly Screen[], granted: readonly string[]): readonly Screen[] {
  return screens.filter((screen) => {
    if (screen.path.includes(':') || !isOffered(screen, granted)) return false
    const decision = decide({ permissions: granted }, screen.path)
    return decision.kind === 'allow' && decision.route.layout === 'main'
  })
}

/** The starred pages and the accessible screens; a screen can be found in any of the five languages. */
export function usePageCommands(screens: readonly Screen[]): CommandGroup[] {
  const { t } = useTranslation(['frame', 'menu'])
  const granted = useSession()?.userData.accessPermissions ?? []
  const starred = useStarredLines(screens)
  const [titlesOf, setTitlesOf] = useState<(title: ScreenTitle) => readonly string[]>(() => noTitles)
  useEffect(() => {
    // Without the other languages the current one still finds everything.
    allTitles().then(
      (titles) => setTitlesOf(() => titles),
      () => undefined,
    )
  }, [])
  return [
    {
      id: 'starred',
      title: t('palette.starred'),
      items: starred.map(({ url, label, title, icon }) => ({
        id: url,
        label,
        icon,
        href: url,
        ...(label === title ? {} : { description: title }),
      })),
    },
    {
      id: 'screens',
      title: t('palette.screens'),
      items: reachable(screens, granted).map(({ path, title, icon, group }) => ({
        id: path,
        label: t(`menu:screens.${title}`),
        ...(group === undefined ? {} : { description: t(`menu:groups.${group}`) }),
        keywords: titlesOf(title),
        icon,
        href: path,
      })),
    },
  ]
}
