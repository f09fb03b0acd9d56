import { type PageSubject, partsOf } from '../advice/advice-of.ts'

// Pages about the foundations and the portal have no single part.
const shelves = ['Layout', 'Actions', 'Forms', 'Data', 'Feedback', 'Navigation', 'Charts']

/** The page of a part must have advice. */
export function checkAdvice({ title, ...subject }: PageSubject & { title: string }): void {
  const isOfPart = shelves.some((shelf) => title.startsWith(`${shelf}/`))
  if (isOfPart && partsOf(subject).length === 0)
    throw new Error(
      `The page ${title} says nothing of do and don’t: name its \`component\`, or the parameter \`parts\``,
    )
}
