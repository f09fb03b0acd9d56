import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { IconButton, toast } from '@portal/ui-kit'
import { useCurrentScreen } from '../use-current-screen.ts'
import { starredAtMost, starredUrl, toggled } from './starred-pages.ts'
import { useStarred } from './use-starred.ts'

/** Stars this page with its view and filters, or removes the star (SHE-2). */
export function StarButton() {
  const { t } = useTranslation('frame')
  const screen = useCurrentScreen()
  const url = starredUrl(useLocation())
  const { pages, change } = useStarred()
  if (pages === undefined || screen === undefined || screen.isFramed) return null
  const isStarred = pages.some((page) => page.url === url)
  const toggle = () => {
    if (!isStarred && pages.length >= starredAtMost) {
      toast({ tone: 'warning', title: t('starred.full', { number: starredAtMost }) })
      return
    }
    change(toggled(pages, { url }))
  }
  return (
    <IconButton
      icon={isStarred ? 'starred' : 'star'}
      size="sm"
      label={t(isStarred ? 'starred.remove' : 'starred.add')}
      onPress={toggle}
    />
  )
}
