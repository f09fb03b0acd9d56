import { useTranslation } from 'react-i18next'
import { Link, VisuallyHidden } from '@portal/ui-kit'

interface RowsLinkProps {
  href: string
  /** The cause whose rows they are. */
  words: { field: string; reason: string }
}

/** Links to the rows of a cause, which it names for screen readers. */
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
