import { useTranslation } from 'react-i18next'
import { MenuButton } from '@portal/ui-kit'
import { isLanguage, languages } from '#phrases/phrases.ts'
import { useLanguage } from './use-settings.ts'

/** The five languages, each by its own name; switching keeps the page and typed text. */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const [language, setLanguage] = useLanguage()
  return (
    <MenuButton
      label={t('language.menu')}
      icon="languages"
      isIconOnly
      sections={[
        {
          title: t('language.menu'),
          items: languages.map((id) => ({ id, label: t(`language.${id}`) })),
          selected: language,
          onSelect: (id) => {
            if (isLanguage(id)) setLanguage(id)
          },
        },
      ]}
    />
  )
}
