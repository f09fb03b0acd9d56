import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs'
import { Link } from 'react-aria-components/Link'
import { Icon } from '#components/icon/icon.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './breadcrumbs.css.ts'

/** A page above this one, or this one. */
export interface Crumb {
  label: string
  /** The page itself, last in the list, has none. */
  href?: string | undefined
}

/** The way from the first page to this one. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const words = useWords()
  return (
    <nav aria-label={words.breadcrumbs} data-print="never">
      <AriaBreadcrumbs className={css.list}>
        {items.map((crumb, at) => (
          <Breadcrumb key={crumb.label} className={css.crumb}>
            {at === 0 ? null : <Icon id="chevronRight" size="sm" />}
            <Link className={css.link} {...(crumb.href === undefined ? {} : { href: crumb.href })}>
              {crumb.label}
            </Link>
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  )
}
