import { useTranslation } from 'react-i18next'
import { Link, VisuallyHidden } from '@portal/ui-kit'

interface RowsLinkProps {
  href: string
  /** The cause whose rows they are. */
  words: { field: string; reason: string }
}

/** Leads to the rows behind a cause, and says to who cannot see it of which. */
export function RowsLink({ href, words: { field, reason } }: RowsLinkProps) {
  const { t } = useTranslation('loads')
  return (
    <Link href={href}>
      {t('causes.show')}
      <VisuallyHidden>
        {field}, {reason}
      </VisuallyHidden>
    </Link>
  )
}
