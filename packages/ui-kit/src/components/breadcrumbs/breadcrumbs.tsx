import { Link } from 'react-aria-components/Link'
import { Icon } from '#components/icon/icon.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './breadcrumbs.css.ts'

/** A page in the path. */
export interface Crumb {
  label: string
  /** Absent for the current page, the last in the list. */
  href?: string | undefined
}

/** The path from the first page to this one. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const words = useWords()
  return (
    <nav aria-label={words.breadcrumbs} data-print="never">
      <ol className={css.list}>
        {items.map((crumb, at) => (
          <li key={crumb.label} className={css.crumb}>
            {at === 0 ? null : <Icon id="chevronRight" size="sm" />}
            <CrumbLink crumb={crumb} isLast={at === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ crumb: { label, href }, isLast }: { crumb: Crumb; isLast: boolean }) {
  return isLast ? (
    <span role="link" aria-disabled aria-current="page" className={css.link}>
      {label}
    </span>
  ) : (
    <Link className={css.link} {...(href === undefined ? {} : { href })}>
      {label}
    </Link>
  )
}
