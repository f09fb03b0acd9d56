import { useTranslation } from 'react-i18next'
import { LinkButton } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'

/** A link to the wizard of loads, which can load into a blacklist. */
export function LoadLink() {
  const { t } = useTranslation('blacklists')
  const can = useCan()
  if (!can('LISTA_NEGRA_CREAR') || !can('MENU_CARGUE_REGISTROS')) return null
  return (
    <LinkButton href="/carga-registros" icon="upload">
      {t('entries.load')}
    </LinkButton>
  )
}
